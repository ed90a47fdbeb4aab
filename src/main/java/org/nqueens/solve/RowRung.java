package org.nqueens.solve;

import java.util.Optional;

/** A solver row by row: whatever it does inside, a {@link RowMachine} makes the same events. */
abstract class RowRung extends Rung {

  RowRung(About about) {
    super(about);
  }

  /** The machine that makes the same events. */
  RowMachine machine(int n) {
    return new RowMachine(n, RowMachine.leftToRight(n), false, about().tests());
  }

  @Override
  public Optional<Survey> survey(int n, long limit) {
    about().check(n);
    return new RowSurvey(n, false, about().tests(), limit).run();
  }

  @Override
  public final boolean refill(Playback from, byte[] packed) {
    RowMachine machine = machine(from.n());
    machine.goTo(from);
    for (int i = 0; i < packed.length; i++) {
      packed[i] = (byte) machine.step();
    }
    return true;
  }
}
