package org.nqueens.kernel.shell.hint;

import java.util.Optional;

/** What to look at next: one sentence for a finding of the compiler, where we know one. */
public final class Hints {

  private final NameHints names;
  private final OverloadHints overloads;

  /**
   * The hints for cells of one world.
   *
   * @param world what the cells before have made
   */
  public Hints(World world) {
    this.names = new NameHints(world);
    this.overloads = new OverloadHints(world);
  }

  /**
   * What to look at next.
   *
   * @param finding what the compiler found
   * @return one sentence or two, where we know any
   */
  public Optional<String> of(Finding finding) {
    if (finding.isAny("cant.resolve") || finding.is("doesnt.exist")) {
      return names.of(finding);
    }
    return ForeignHints.of(finding)
        .or(() -> overloads.of(finding))
        .or(() -> LambdaHints.of(finding))
        .or(() -> TypeHints.of(finding))
        .or(() -> ClassHints.of(finding))
        .or(() -> SwitchHints.of(finding))
        .or(() -> ValueHints.of(finding))
        .or(() -> WordHints.of(finding))
        .or(() -> SyntaxHints.of(finding))
        .or(() -> ReleaseHints.of(finding))
        .or(() -> fixed(finding));
  }

  private static Optional<String> fixed(Finding finding) {
    return Optional.ofNullable(FixedHints.BY_CODE.get(finding.code()));
  }
}
