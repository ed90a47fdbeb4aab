package org.nqueens.kernel.worker;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import org.nqueens.kernel.display.CellStopped;

/**
 * What the kernel weaves into the cells' classes, at each method's entry and each backward jump.
 *
 * <p>As long as nothing is to stop, {@link #check} is a call of an empty method through a call site
 * that the compiler takes for constant: nothing is left of it in compiled code. Arming changes the
 * call site's target, which makes the JVM throw away the code that relied on it.
 */
public final class StopCheck {

  private static final MutableCallSite SITE =
      new MutableCallSite(MethodHandles.empty(MethodType.methodType(void.class)));
  private static final MethodHandle CHECK = SITE.dynamicInvoker();
  private static final IntPredicate NO_CELL = cell -> false;
  private static final Set<Thread> ENDING = ConcurrentHashMap.newKeySet();
  private static volatile IntPredicate stopped = NO_CELL;

  private StopCheck() {}

  /**
   * Goes on, or throws {@link CellStopped} where the calling thread, or the cell that it works for,
   * is to stop.
   *
   * @throws Throwable never anything but {@link CellStopped}
   */
  public static void check() throws Throwable {
    CHECK.invokeExact();
  }

  /** From now on the checks of a cell throw. */
  static synchronized void arm(IntPredicate isStopped) {
    stopped = isStopped;
    set(armed());
  }

  /** From now on the checks of a single thread throw. */
  static synchronized void arm(Thread thread) {
    ENDING.add(thread);
    set(armed());
  }

  /** From now on no cell's checks throw. */
  static synchronized void disarm() {
    stopped = NO_CELL;
    restIfIdle();
  }

  /** From now on the thread's checks do not throw. */
  static synchronized void disarm(Thread thread) {
    ENDING.remove(thread);
    restIfIdle();
  }

  /** The checks cost nothing again as soon as there is nothing to stop. */
  private static void restIfIdle() {
    if (stopped == NO_CELL && ENDING.isEmpty()) {
      set(MethodHandles.empty(MethodType.methodType(void.class)));
    }
  }

  private static void set(MethodHandle target) {
    SITE.setTarget(target);
    MutableCallSite.syncAll(new MutableCallSite[] {SITE});
  }

  private static MethodHandle armed() {
    try {
      return MethodHandles.lookup()
          .findStatic(StopCheck.class, "look", MethodType.methodType(void.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e); // never: it is below
    }
  }

  private static void look() {
    if (stopped.test(CellOwner.cell()) || ENDING.contains(Thread.currentThread())) {
      throw new CellStopped();
    }
  }
}
