/** Places in a harbour. */
package harbour.berth;
