import { createHash } from 'node:crypto';
import type { Response } from 'express';

/**
 * Sends a text that anybody may read, or 304 to who has it. The tag is weak: the same page is sent compressed and as
 * it is. `type` is a media type, or what express takes for one.
 */
export const sendPage = (response: Response, status: number, text: string, type = 'html'): void => {
  response
    .status(status)
    .set('ETag', `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`)
    .type(type)
    .send(text);
};
