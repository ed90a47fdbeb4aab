package org.nqueens.kernel.install;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What an installer has made.
 *
 * @param folder the kernelspec's folder
 * @param java what runs the kernel
 * @param complaint why there is no class-data archive, where there is none
 */
public record Installation(Path folder, Java java, Optional<String> complaint) {}
