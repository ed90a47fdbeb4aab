/**
 * Puts the kernel where Jupyter finds it, without Python.
 *
 * <p>An installation is one folder, {@code share/jupyter/kernels/NAME} below a prefix: a {@code
 * kernel.json}, a copy of all jars, and class-data archives that halve the start of both JVMs. It
 * is built beside its place and moved there whole, so that nobody ever sees half of it.
 *
 * <p>The archives are made last, because a JVM trusts one only if the jars have the same paths and
 * times as when it was made: AppCDS on Java 17 to 24, an AOT cache from 25 on, each by running the
 * kernel once as a client would. A kernel works without them, only slower; one that no longer fits
 * is passed over in silence by the JVM.
 *
 * <p>Beside the archives the same rehearsal leaves {@code listings.txt}: which classes the packages
 * of this JDK have, and which packages the cells' jars. Who uses it checks that both are as they
 * were.
 *
 * <p>A {@link org.nqueens.kernel.install.PortableKernel portable kernel} is for machines that are
 * not known when it is made. A kernelspec cannot look for a Java, but Jupyter runs its own Python
 * for the word {@code python3}: a small script finds the JDK and becomes the JVM. Nothing can run
 * when a wheel is installed, so its archives are made behind the first start, at the lowest
 * priority, in the user's {@linkplain org.nqueens.kernel.install.Cache cache}; the next start has
 * them.
 *
 * <p>May depend on: the JDK; Gson, to write {@code kernel.json}.
 *
 * <pre>{@code
 * Java java = Java.ofThisProcess();                         // checked: 17 or newer, a whole JDK
 * Prefix place = Prefix.user(System.getenv());
 * Installation made = new Installer(java, Jars.ofThisProgram(), rehearsal).install(place, "nqueens-java");
 * }</pre>
 *
 * <p>Source: "Kernel specs" of {@code jupyter_client}.
 */
package org.nqueens.kernel.install;
