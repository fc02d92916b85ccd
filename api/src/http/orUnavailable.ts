import { unavailable } from './problem';

type Silence = abstract new (...given: never[]) => Error;

/**
 * Does what asks an outside service. Its silence, an error of this class, becomes the 503 of the call; as the cause of
 * that it is logged with the request.
 */
export const orUnavailable = async <T>(silence: Silence, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof silence ? unavailable(error) : error;
  }
};
