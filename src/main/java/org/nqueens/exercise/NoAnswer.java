package org.nqueens.exercise;

import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * What {@code check("2.1", null)} hands over. {@code null} fits every kind of answer, and Java
 * refuses a call that could be several; this type fits all of them at once and is no lambda's, so
 * that such a call means it, and nothing else does. Nobody has to implement it.
 */
public interface NoAnswer
    extends Function<Object, Object>,
        IntFunction<Object>,
        SquareFunction<Object>,
        BoardSearch,
        LinesSearch {}
