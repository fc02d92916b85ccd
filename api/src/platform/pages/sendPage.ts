import { createHash } from 'node:crypto';
import type { Response } from 'express';

/** Sends HTML, or 304 to who has it. The tag is weak: the same page is sent compressed and as it is. */
export const sendPage = (response: Response, status: number, text: string): void => {
  response
    .status(status)
    .set('ETag', `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`)
    .type('html')
    .send(text);
};
