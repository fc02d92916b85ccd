/** Where a call is to be stopped: before anything happens, or after it happened and before it is answered. */
export type HoldPoint = 'before' | 'after';

/** What becomes of a stopped call: it waits until it is released, or is lost or refused with 500 at once. */
export type HoldOutcome = 'wait' | 'lose' | 'fail';

interface Hold {
  readonly path: string;
  readonly when: HoldPoint;
  readonly outcome: HoldOutcome;
  waiting: ((drop: boolean) => void) | null;
}

export class Holds {
  #holds: Hold[] = [];

  arm(path: string, when: HoldPoint, outcome: HoldOutcome): void {
    this.#holds.push({ path, when, outcome, waiting: null });
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

  /** Waits when this call is to be held here. Answers whether it goes on, is lost, or is refused. */
  pass(path: string, when: HoldPoint): Promise<'on' | 'lose' | 'fail'> {
    const hold = this.#holds.find(
      (armed) => armed.path === path && armed.when === when && armed.waiting === null,
    );
    if (hold === undefined) return Promise.resolve('on');
    if (hold.outcome !== 'wait') {
      this.#holds = this.#holds.filter((armed) => armed !== hold);
      return Promise.resolve(hold.outcome);
    }
    return new Promise((resolve) => {
      hold.waiting = (drop) => {
        resolve(drop ? 'lose' : 'on');
      };
    });
  }
}
