package org.nqueens.kernel.worker;

/** How the worker ends, and with it the programs that its cells have started. */
final class WorkerEnd {

  private WorkerEnd() {}

  /** Ends at once, whatever else the process is doing. */
  static void at(int code) {
    try {
      endPrograms();
    } finally {
      Runtime.getRuntime().halt(code);
    }
  }

  /** Later nobody would know whose they were: the system hands them to another parent. */
  static void endPrograms() {
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
  }
}
