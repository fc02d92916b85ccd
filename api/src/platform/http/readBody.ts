import { hasBody, parseBody, refusedBody, type BodyLimits } from '@dispatch/contract/check';
import type { Request } from 'express';
import type { CallState } from '../call/callState';
import { problemOf } from '../call/problem';

const most = 1024 * 1024;

/** The bytes of a body, one more than allowed at most; what still comes is then read and thrown away. */
const bytesOf = (request: Request): Promise<Buffer> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const end = (): void => {
      request.off('data', take).off('end', end).off('close', end).off('error', end);
      request.resume();
      const [only] = parts;
      resolve(parts.length === 1 && only ? only : Buffer.concat(parts));
    };
    const take = (part: Buffer): void => {
      parts.push(part);
      size += part.length;
      if (size > most) end();
    };
    // Whoever hangs up in the middle of a body is answered by nobody: half of it is no JSON.
    request.on('data', take).on('end', end).on('close', end).on('error', end);
  });

/**
 * Reads the JSON body of a call that takes one, up to 1 MB and what its call may hold. A missing body counts as an empty object, so that the contract names what is missing.
 * @param limits what the body may hold
 */
export const readBody = async (request: Request, state: CallState, limits: BodyLimits): Promise<void> => {
  state.body = {};
  if (!hasBody(request.headers)) return;
  const refusedAtOnce = refusedBody(request.headers);
  if (refusedAtOnce !== null) {
    // A browser does not come to reading the answer while nobody takes what it sends.
    request.resume();
    throw problemOf(refusedAtOnce);
  }
  state.rawBody = await bytesOf(request);
  const { value, refused } = parseBody(state.rawBody, limits);
  if (refused !== undefined) throw problemOf(refused);
  state.body = value;
};
