package org.nqueens.kernel.shell.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.link.Report;
import org.nqueens.kernel.shell.Session;

/** Who is asked, and for how long. */
class OutputsTest {

  private final Outputs outputs = new Outputs();

  private Session.Ran open(int cell, String answer) {
    Session.Ran ran = new Session.Ran();
    ran.answers.add(answer);
    outputs.open(cell, "cell [" + cell + "]", ran);
    return ran;
  }

  private Optional<String> ask(int cell, boolean there) {
    return outputs.ask(new Report.Asked(cell, "?", false), this, () -> there);
  }

  @Test
  void aQuestionThatComesAfterTheInterruptOfItsCellIsNotAsked() {
    Session.Ran ran = open(1, "late");
    outputs.withdrawQuestions(1);
    assertEquals(Optional.empty(), ask(1, true));
    assertEquals(List.of(), ran.prompts);
  }

  @Test
  void theNextCellMayAskAgainWhateverBecameOfTheOneBefore() {
    open(1, "one");
    outputs.withdrawQuestions(1);
    open(2, "two");
    outputs.withdrawQuestions(1); // once more, and too late
    assertEquals(Optional.of("two"), ask(2, true));
  }

  @Test
  void whoIsGoneHasNoQuestions() {
    Session.Ran ran = open(1, "one");
    assertEquals(Optional.empty(), ask(1, false));
    assertEquals(List.of(), ran.prompts);
  }
}
