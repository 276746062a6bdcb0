/** Ships and the harbour that they call at. */
package harbour;
