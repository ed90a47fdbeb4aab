package org.nqueens.cli;

import picocli.CommandLine.Command;

/** {@code kernel …}: the book's Java kernel for Jupyter. */
@Command(
    name = "kernel",
    description = "The Java kernel for Jupyter: install it, pack it, or start it by hand.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      KernelInstallCommand.class,
      KernelStartCommand.class,
      KernelPackCommand.class,
      KernelArchiveCommand.class
    })
final class KernelCommand {}
