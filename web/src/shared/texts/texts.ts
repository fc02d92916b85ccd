import { createMessages, type WriteMessage } from '@dispatch/contract';
import { runtimeConfig } from '../config/runtimeConfig';

let write: WriteMessage | null = null;

/** Writes a message of the catalogue in the words of this installation. */
export const text: WriteMessage = (key, ...values) => {
  write ??= createMessages(runtimeConfig());
  return write(key, ...values);
};
