package org.nqueens.kernel.session;

import java.util.Locale;
import java.util.Optional;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.message.Complete;
import org.nqueens.kernel.message.Inspect;
import org.nqueens.kernel.message.IsComplete;
import org.nqueens.kernel.shell.Completeness;
import org.nqueens.kernel.shell.Completions;
import org.nqueens.kernel.shell.Interpreter;

/** Questions about code that run none: completion, inspection, completeness. */
final class Asking {

  private final Interpreter interpreter;

  Asking(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  Answer complete(Request request) {
    Complete.Request question = Complete.Request.of(request.message().content());
    String code = question.code();
    int cursor = Positions.toIndex(code, question.cursor());
    Completions found = interpreter.complete(code, cursor);
    return Answer.of(
        new Complete.Reply(
            Positions.toPoints(code, found.start()),
            Positions.toPoints(code, found.end()),
            found.proposals().stream()
                .map(p -> new Complete.Match(p.text(), p.type(), p.signature()))
                .toList()));
  }

  Answer inspect(Request request) {
    Complete.Request question = Complete.Request.of(request.message().content());
    String code = question.code();
    return Answer.of(
        new Inspect.Reply(documentation(code, Positions.toIndex(code, question.cursor()))));
  }

  /** What is known of the name at a UTF-16 index. */
  Optional<MimeBundle> documentation(String code, int cursor) {
    return interpreter.inspect(code, cursor).map(MimeBundle::text);
  }

  Answer completeness(Request request) {
    Completeness found = interpreter.completeness(request.message().content().text("code", ""));
    boolean goesOn = found.state() == Completeness.State.INCOMPLETE;
    return Answer.of(
        new IsComplete.Reply(
            found.state().name().toLowerCase(Locale.ROOT),
            goesOn ? Optional.of(found.indent()) : Optional.empty()));
  }
}
