import { ApiError } from '@dispatch/contract';
import { useRef } from 'react';

const isDecided = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.problem.code !== 'request-running';

/**
 * Sends a change under an Idempotency-Key. The key of a press is kept while no answer has come: the same pressed again
 * does not happen twice.
 */
export function useSendOnce<Body, Answer>(
  send: (body: Body, headers: { 'Idempotency-Key': string }) => Promise<Answer>,
): (body: Body) => Promise<Answer> {
  const kept = useRef<{ sent: string; key: string } | null>(null);
  return async (body) => {
    const sent = JSON.stringify(body);
    if (kept.current?.sent !== sent) kept.current = { sent, key: crypto.randomUUID() };
    try {
      const answer = await send(body, { 'Idempotency-Key': kept.current.key });
      kept.current = null;
      return answer;
    } catch (error) {
      if (isDecided(error)) kept.current = null;
      throw error;
    }
  };
}
