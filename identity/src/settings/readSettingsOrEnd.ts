import { type IdentitySettings, IdentitySettingsError, readIdentitySettings } from './identitySettings';

/** The settings of this process. What cannot be used ends it: why on standard error, exit code 1. */
export const readSettingsOrEnd = (): IdentitySettings => {
  try {
    return readIdentitySettings(process.env);
  } catch (error) {
    if (!(error instanceof IdentitySettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};
