import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from '../logging/logger';
import { orUnavailable, Problem } from './problem';

class Silence extends Error {}

const thrownBy = (error: Error): Promise<unknown> =>
  orUnavailable(Silence, () => Promise.reject(error)).catch((error: unknown) => error);

test('the silence of a service is a 503, and the log says whose silence it was', async () => {
  const refusal = await thrownBy(new Silence('The scanner is switched off.'));
  expect(refusal).toBeInstanceOf(Problem);
  expect(refusal).toMatchObject({ status: 503, code: 'service-unavailable' });
  const log = new PassThrough();
  createLogger('error', 'test', log).error({ err: refusal });
  expect(String(log.read())).toContain('The scanner is switched off.');
  expect(JSON.stringify((refusal as Problem).toBody('a-request'))).not.toContain('scanner');
});

test('any other error stays what it is, and so does an answer', async () => {
  const error = new Error('An error of ours.');
  expect(await thrownBy(error)).toBe(error);
  expect(await orUnavailable(Silence, async () => 'an answer')).toBe('an answer');
});
