import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

/** How long a caller waits for an outside service at most, in milliseconds: the whole answer comes within eight seconds. */
export const patience = 7_000;

/** Milliseconds that one address of a service has to connect before its next one is tried. */
const connectsWithin = 2_000;

/**
 * Lets connections of this process take the time that they need. Node's own quarter of a second is over before a busy
 * process hears that its connection stands: then every address of a service has failed, and so has the call.
 */
export const connectPatiently = (): void => setDefaultAutoSelectFamilyAttemptTimeout(connectsWithin);

export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/** Throws OutOfTime; what is still on its way is then nobody's. */
export const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutOfTime(`No answer within ${patience} ms.`)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
