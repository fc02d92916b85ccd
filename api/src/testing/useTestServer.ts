import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from './testServer';

/** A server for all tests of a file: it stands in their hooks and bodies, and stops after the last. */
export const useTestServer = (...how: Parameters<typeof startTestServer>): TestServer => {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(...how));
  });
  afterAll(() => server.stop());
  return server;
};
