package org.nqueens.bench;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** The least time of each contestant and size: whatever disturbs a run only adds to it. */
final class CountTimes {

  private final Map<String, Map<Integer, Double>> seconds = new LinkedHashMap<>();
  private final Map<String, String> failures = new LinkedHashMap<>();

  /** Lets all take turns, so that a busy minute of the machine hits all of them. */
  void measure(List<Contestant> contestants, int from, int to, int runs) {
    contestants.forEach(c -> seconds.putIfAbsent(c.name(), new TreeMap<>()));
    for (int n = from; n <= to; n++) {
      for (int run = 0; run < runs; run++) {
        for (Contestant contestant : contestants) {
          run(contestant, n);
        }
      }
    }
  }

  private void run(Contestant contestant, int n) {
    if (failures.containsKey(contestant.name())) {
      return;
    }
    try {
      seconds.get(contestant.name()).merge(n, contestant.seconds(n), Math::min);
    } catch (IOException e) {
      failures.put(contestant.name(), e.getMessage());
    }
  }

  Map<String, Map<Integer, Double>> all() {
    return seconds;
  }

  Map<String, String> failures() {
    return failures;
  }

  OptionalDouble ratio(String one, String other, int n) {
    Double above = seconds.getOrDefault(one, Map.of()).get(n);
    Double below = seconds.getOrDefault(other, Map.of()).get(n);
    return above == null || below == null
        ? OptionalDouble.empty()
        : OptionalDouble.of(above / below);
  }
}
