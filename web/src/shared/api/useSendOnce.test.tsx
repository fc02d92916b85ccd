import { ApiError, type ProblemCode } from '@dispatch/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSendOnce } from './useSendOnce';

const refused = (status: number, code: ProblemCode) =>
  new ApiError({ type: 'about:blank', title: '', status, code, requestId: '', message: '' });

test('a body keeps its key until it is answered, and another body has another', async () => {
  const keys: string[] = [];
  let failure: Error | null = null;
  const pressed: ((slug: string) => Promise<void>)[] = [];
  const Form = () => {
    const press = useSendOnce(async (_slug: string, headers) => {
      keys.push(headers['Idempotency-Key']);
      if (failure !== null) throw failure;
    });
    pressed.push(press);
    return null;
  };
  renderToStaticMarkup(<Form />);
  const send = async (slug: string, error: Error | null): Promise<void> => {
    failure = error;
    await pressed[0]?.(slug).catch(() => undefined);
  };
  await send('taken', new TypeError('Failed to fetch'));
  await send('taken', refused(503, 'service-unavailable'));
  await send('taken', refused(409, 'request-running'));
  await send('taken', refused(409, 'slug-taken'));
  await send('taken', new TypeError('Failed to fetch'));
  await send('free', null);
  await send('free', null);
  const [first, , , , second, third, fourth] = keys;
  expect(keys).toEqual([first, first, first, first, second, third, fourth]);
  expect(new Set(keys).size).toBe(4);
});
