package org.nqueens.exercise.chapter;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.exercise.Exercise;

/** What this book asks. */
public final class Book {

  private Book() {}

  /**
   * The exercises of all chapters.
   *
   * @return the exercises, in the order of the pages
   */
  public static List<Exercise<?>> exercises() {
    List<Exercise<?>> all = new ArrayList<>();
    all.addAll(FirstStepsExercises.all());
    all.addAll(NumbersExercises.all());
    all.addAll(AttackExercises.all());
    all.addAll(ProcedureExercises.all());
    all.addAll(TreeExercises.all());
    all.addAll(LinesExercises.all());
    all.addAll(BitsExercises.all());
    all.addAll(GrowthExercises.all());
    return all;
  }
}
