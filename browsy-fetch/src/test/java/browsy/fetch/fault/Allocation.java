package browsy.fetch.fault;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;

/** Measures the memory that threads allocate. */
final class Allocation {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {}

    /** The bytes that the living threads have allocated, without those of the test servers. */
    static long ofClients() {
        long sum = 0;
        for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
            if (thread != null && !thread.getThreadName().startsWith(FaultServer.THREADS)) {
                sum += Math.max(0, THREADS.getThreadAllocatedBytes(thread.getThreadId()));
            }
        }
        return sum;
    }
}
