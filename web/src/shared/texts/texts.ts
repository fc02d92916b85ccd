import { createMessages, type WriteMessage } from '@dispatch/contract';
import { runtimeConfig, type RuntimeConfig } from '../config/runtimeConfig';

let made: { for: RuntimeConfig; write: WriteMessage } | null = null;

/** Writes a message of the catalogue in the words of this installation. */
export const text: WriteMessage = (key, ...values) => {
  const config = runtimeConfig();
  if (made?.for !== config) made = { for: config, write: createMessages(config) };
  return made.write(key, ...values);
};
