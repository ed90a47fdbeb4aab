package org.nqueens.kernel.artifact;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.TransferEvent;

/** Counts what one resolution fetches; called by the resolver's threads. */
final class Fetched extends AbstractTransferListener {

  private final Set<String> names = ConcurrentHashMap.newKeySet();

  @Override
  public void transferSucceeded(TransferEvent event) {
    names.add(event.getResource().getResourceName());
  }

  /** How many artifacts were fetched, without their POMs and checksums. */
  int artifacts() {
    return (int)
        names.stream().filter(name -> !name.matches(".*\\.(pom|xml|asc|md5|sha\\d+)")).count();
  }
}
