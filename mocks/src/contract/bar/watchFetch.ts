export interface SeenCall {
  readonly method: string;
  /** Without `/api`, as it was sent. */
  readonly path: string;
  readonly startedAt: number;
  /** Null while there is no answer; 0 when none came. */
  status: number | null;
  milliseconds: number;
}

const below = '/api/';

/** The browser's own fetch, which nothing records. */
export const ownFetch = window.fetch.bind(window);

export function watchFetch(onChange: (call: SeenCall) => void): void {
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || !url.pathname.startsWith(below)) return ownFetch(input, init);
    const call: SeenCall = {
      method: (init?.method ?? request?.method ?? 'GET').toUpperCase(),
      path: decodeURIComponent(url.pathname.slice(below.length - 1)),
      startedAt: performance.now(),
      status: null,
      milliseconds: 0,
    };
    onChange(call);
    try {
      const answer = await ownFetch(input, init);
      call.status = answer.status;
      return answer;
    } catch (error) {
      call.status = 0;
      throw error;
    } finally {
      call.milliseconds = Math.round(performance.now() - call.startedAt);
      onChange(call);
    }
  };
}
