package org.nqueens.trace;

import java.util.Comparator;
import java.util.List;
import org.nqueens.board.Attack;
import org.nqueens.board.Line;

/** Which of several attackers a text names as the reason for a refusal. */
public enum ReasonPolicy {
  /** The attacker that a scan from the top row meets first. */
  FIRST_IN_SCAN {
    @Override
    public List<Attack> choose(List<Attack> attackers) {
      return attackers.stream().limit(1).toList();
    }
  },
  /** The one in the same column if there is one, else the nearest: the habit of S2's text. */
  COLUMN_FIRST_THEN_NEAREST {
    @Override
    public List<Attack> choose(List<Attack> attackers) {
      return attackers.stream()
          .min(
              Comparator.comparing((Attack attack) -> attack.line() != Line.COLUMN)
                  .thenComparing(Attack::distance))
          .stream()
          .toList();
    }
  },
  /** All of them. */
  ALL {
    @Override
    public List<Attack> choose(List<Attack> attackers) {
      return attackers;
    }
  };

  /**
   * Chooses the reasons to name.
   *
   * @param attackers all attackers, top row first
   * @return those to name, in the same order; none if there are none
   */
  public abstract List<Attack> choose(List<Attack> attackers);
}
