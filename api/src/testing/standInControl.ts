type When = 'before' | 'after';
type Outcome = 'wait' | 'lose' | 'fail';

/** What tests may ask of a provider's stand-in beside its API. */
type StandInControl = {
  /** The next call to this path waits, is lost or fails, before it acts or after it has. */
  hold: (path: string, when: When, outcome?: Outcome) => Promise<void>;
  isHeld: () => Promise<boolean>;
  /** Lets go on what is held; with `drop` it is lost. */
  release: (drop: boolean) => Promise<void>;
  waitingEvents: () => Promise<number>;
  pauseEvents: (paused: boolean) => Promise<void>;
};

/** The control of the stand-in at this address, and how the rest of it is asked: with a body it is a POST. */
export const standInControl = (address: string) => {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${address}/_control/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const control: StandInControl = {
    hold: async (path, when, outcome) => {
      await ask('hold', { path, when, outcome });
    },
    isHeld: async () => ((await ask('hold')) as { held: boolean }[]).some(({ held }) => held),
    release: async (drop) => {
      await ask('release', { drop });
    },
    waitingEvents: async () => ((await ask('webhooks')) as { waiting: unknown[] }).waiting.length,
    pauseEvents: async (paused) => {
      await ask('webhooks', { paused });
    },
  };
  return { ask, control };
};

/** A stand-in whose books are compared with ours. */
export type ProviderStandIn = StandInControl & {
  /** What the account of this user was charged less what went back, and how many of its cards are still burdened. */
  booksOf: (user: { userId: number }) => Promise<{ charged: number; authorised: number }>;
};
