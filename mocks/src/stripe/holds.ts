/** Where a call is to be stopped: before anything happens, or after it happened and before it is answered. */
export type HoldPoint = 'before' | 'after';

interface Hold {
  readonly path: string;
  readonly when: HoldPoint;
  waiting: ((drop: boolean) => void) | null;
}

export class Holds {
  #holds: Hold[] = [];

  arm(path: string, when: HoldPoint): void {
    this.#holds.push({ path, when, waiting: null });
  }

  list(): object[] {
    return this.#holds.map(({ path, when, waiting }) => ({ path, when, held: waiting !== null }));
  }

  /** Lets everything go on that is held, and forgets what is armed. With `drop` the held calls are lost instead. */
  release(drop: boolean): number {
    const released = this.#holds;
    this.#holds = [];
    for (const hold of released) hold.waiting?.(drop);
    return released.filter((hold) => hold.waiting !== null).length;
  }

  /** Waits when this call is to be held here. Answers whether the call is lost. */
  pass(path: string, when: HoldPoint): Promise<boolean> {
    const hold = this.#holds.find(
      (armed) => armed.path === path && armed.when === when && armed.waiting === null,
    );
    if (hold === undefined) return Promise.resolve(false);
    return new Promise((resolve) => {
      hold.waiting = resolve;
    });
  }
}
