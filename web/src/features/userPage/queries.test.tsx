import { ApiError } from '@dispatch/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { call } from '../../shared/api/client';
import { userQuery } from './queries';

vi.mock('../../shared/api/client', () => ({ call: vi.fn() }));
vi.mock(import('../../shared/config/runtimeConfig'), () => ({
  runtimeConfig: () => ({ brand: {}, reach: {}, addresses: {} }) as never,
}));

const load = () => new QueryClient().query(userQuery(3));

test('a user without an id could not be retrieved', async () => {
  vi.mocked(call).mockResolvedValueOnce({ data: { id: 0 } });
  await expect(load()).rejects.toThrow('The requested user could not be retrieved.');
});

test('an answer that is a plain text is shown as it is, and the page of a proxy is not', async () => {
  const ours = 'A service that we rely on is not responding. Please try again in a moment.';
  const refused = (body: string) =>
    new ApiError(
      {
        type: 'about:blank',
        title: '',
        status: 502,
        code: 'unexpected-answer',
        requestId: '',
        message: ours,
      },
      null,
      body,
    );
  vi.mocked(call).mockRejectedValueOnce(refused('The directory is being moved.'));
  await expect(load()).rejects.toThrow('The directory is being moved.');
  vi.mocked(call).mockRejectedValueOnce(refused('<html><h1>Bad Gateway</h1></html>'));
  await expect(load()).rejects.toThrow(ours);
});
