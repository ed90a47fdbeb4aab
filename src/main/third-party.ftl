<#-- What license-maven-plugin writes about each library that we ship. -->
What is shipped with N queens and made by others, each under its own licence.
The texts are in META-INF/licences; where a project has a notice of its own, it is in its jar.
Each is shipped as its authors published it, in a jar of its own in the folder lib, and another version may be put in its place.
The sources of those under EPL-2.0, LGPL-3.0 and MPL-2.0 are to be had where the jars came from: Maven's central repository, under
the same names, with the classifier "sources".

Charts are drawn with VectorGraphics2D, (C) 2010-2017 Erich Seifert and Michael Seifert, a library that is covered by the LGPL,
version 3 or (at your option) any later version.

<#list dependencyMap as entry>
${entry.getKey().groupId}:${entry.getKey().artifactId}:${entry.getKey().version}  ${entry.getValue()?join(", ")}
</#list>
