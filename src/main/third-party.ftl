<#-- What license-maven-plugin writes about each library that we ship. -->
What is shipped with N queens and made by others, each under its own licence.
The texts are in META-INF/licences; where a project has a notice of its own, it is in its jar.

<#list dependencyMap as entry>
${entry.getKey().groupId}:${entry.getKey().artifactId}:${entry.getKey().version}  ${entry.getValue()?join(", ")}
</#list>
