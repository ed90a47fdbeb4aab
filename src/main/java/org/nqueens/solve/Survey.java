package org.nqueens.solve;

import java.util.List;

/**
 * The places of a whole search at about every {@link Recorder#BATCH} bytes, found by a faster
 * search that writes nothing down.
 *
 * @param places where the pieces begin; the first is before the first event
 * @param lengths how many bytes each piece has
 * @param end the place after the last event
 * @param profile the number of nodes at each depth
 */
public record Survey(
    List<Playback> places, List<Integer> lengths, Playback end, List<Long> profile) {

  /** Copies the lists. */
  public Survey {
    places = List.copyOf(places);
    lengths = List.copyOf(lengths);
    profile = List.copyOf(profile);
  }
}
