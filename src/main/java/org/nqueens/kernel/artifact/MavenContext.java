package org.nqueens.kernel.artifact;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.MavenUserHome;
import eu.maveniverse.maven.mima.runtime.standalonestatic.StandaloneStaticRuntime;
import java.util.List;
import org.apache.maven.model.Model;
import org.apache.maven.model.building.DefaultModelBuilderFactory;
import org.apache.maven.model.building.DefaultModelBuildingRequest;
import org.apache.maven.model.building.ModelBuildingException;
import org.apache.maven.model.building.ModelBuildingRequest;
import org.apache.maven.repository.internal.ArtifactDescriptorUtils;
import org.apache.maven.settings.Settings;
import org.apache.maven.settings.crypto.SettingsDecrypter;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.repository.RemoteRepository;

/** Sets up Maven's resolver from the user's settings. */
final class MavenContext {

  private MavenContext() {}

  /** A context with its own repository system; it stays for the life of the kernel. */
  static Context of(MavenSettings settings) {
    ContextOverrides.Builder overrides =
        ContextOverrides.create()
            .withUserSettings(true)
            .withMavenUserHomeOverride(settings.userFolder())
            .userProperties(settings.properties())
            .repositories(defaultRepositories())
            .addRepositoriesOp(ContextOverrides.AddRepositoriesOp.APPEND);
    settings.home().ifPresent(overrides::withMavenSystemHomeOverride);
    settings.userFile().ifPresent(overrides::withUserSettingsXmlOverride);
    settings.globalFile().ifPresent(overrides::withGlobalSettingsXmlOverride);
    if (settings.offline()) {
      overrides.offline(true);
    }
    return new Runtime().create(overrides.build());
  }

  /** The repositories of every project that names none: those of Maven's own super POM. */
  private static List<RemoteRepository> defaultRepositories() {
    ModelBuildingRequest request =
        new DefaultModelBuildingRequest()
            .setRawModel(emptyProject())
            .setValidationLevel(ModelBuildingRequest.VALIDATION_LEVEL_MINIMAL);
    try {
      return new DefaultModelBuilderFactory()
          .newInstance().build(request).getEffectiveModel().getRepositories().stream()
              .map(ArtifactDescriptorUtils::toRemoteRepository)
              .toList();
    } catch (ModelBuildingException e) {
      throw new IllegalStateException("Maven's model builder refuses an empty project", e);
    }
  }

  private static Model emptyProject() {
    Model project = new Model();
    project.setModelVersion("4.0.0");
    project.setGroupId("empty");
    project.setArtifactId("empty");
    project.setVersion("1");
    return project;
  }

  /** The library's runtime, which leaves the settings' offline switch to the caller. */
  private static final class Runtime extends StandaloneStaticRuntime {
    @Override
    protected DefaultRepositorySystemSession newRepositorySession(
        ContextOverrides overrides,
        MavenUserHome userHome,
        RepositorySystem system,
        Settings settings,
        SettingsDecrypter decrypter) {
      DefaultRepositorySystemSession session =
          super.newRepositorySession(overrides, userHome, system, settings, decrypter);
      if (settings.isOffline()) {
        session.setOffline(true);
      }
      return session;
    }
  }
}
