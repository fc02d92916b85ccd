import { ApiError } from '@dispatch/contract';
import { QueryClient } from '@tanstack/react-query';

const mostAttempts = 3;

/** Whether reading again may help: when no answer came or the server failed, never after a refusal (4xx). */
export const mayRetry = (failures: number, error: unknown): boolean =>
  failures + 1 < mostAttempts && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayRetry, refetchOnWindowFocus: false, staleTime: 0 },
    mutations: { retry: false },
  },
});
