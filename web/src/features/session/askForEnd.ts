import { call } from '../../shared/api/client';

/** When the session ends, as milliseconds since 1970. Only asking to extend it counts as use. */
export async function askForEnd({ extend = false } = {}): Promise<number> {
  const asked = Date.now();
  const { data } = await call('checkSession', { body: extend ? { extend } : {} });
  return asked + data.sessionTTL * 1000;
}
