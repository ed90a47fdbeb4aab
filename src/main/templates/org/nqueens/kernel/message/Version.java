package org.nqueens.kernel.message;

/** The version of the program; the build writes it here from the one place that has it. */
public final class Version {

  /** Such as {@code 1.2.3}. */
  public static final String TEXT = "${project.version}";

  private Version() {}
}
