import { ApiError, type ReleaseState, statusDescription, formatMoment } from '@dispatch/contract';

/** A refusal for the state of a release that says as well who was faster, and when; any other error as it is. */
const withLastMove = (error: unknown): unknown => {
  if (!(error instanceof ApiError) || error.problem.code !== 'state-conflict') return error;
  const { from, by, at } = error.problem.states ?? {};
  if (from === undefined || at === undefined) return error;
  const state = statusDescription(from as ReleaseState);
  const who = by ? `${by} moved it to '${state}' on` : `It became '${state}' on`;
  const message = `${error.problem.message} ${who} ${formatMoment(at)}.`;
  return new ApiError({ ...error.problem, message, errors: [message] }, error.retryAfter, error);
};

/** Moves or saves a release. A refusal for its state says who was faster, and when. */
export const tellingLastMove = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw withLastMove(error);
  }
};
