import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../platform/settings/config';
import { createLogger } from '../platform/logging/logger';
import { liveConfig, type LiveConfig } from '../platform/settings/liveConfig';

/** The configuration in force in another process at the database of a server, for all tests of a file. */
export const useOtherProcess = (server: { config: Config }): (() => Config) => {
  let other: LiveConfig | null = null;
  beforeAll(async () => {
    other = liveConfig(server.config, createLogger('silent', 'test'));
    await other.start();
  });
  afterAll(() => other?.stop());
  return () => {
    if (other === null) throw new Error('The other process has not begun.');
    return other.config;
  };
};
