import { isOutOfReach } from './sqlState';

type Shared<Connection> = {
  taken: Promise<Connection>;
  /** The same, once it is there. */
  connection: Connection | null;
  users: number;
};

/**
 * Connections on which brief statements of many callers are sent one behind the other, without waiting for the answer of the
 * one before (pg's pipeline). One is taken from the pool while anybody uses it, and given back after the last.
 */
export class SharedConnections<Connection> {
  readonly #shared: (Shared<Connection> | null)[];

  constructor(
    most: number,
    private readonly take: () => Promise<Connection>,
    private readonly giveBack: (connection: Connection) => void,
  ) {
    this.#shared = Array<null>(most).fill(null);
  }

  /** Runs work on the one with the fewest users. Whoever comes after one has broken gets another. */
  async run<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const at = this.#leastUsed();
    const mine = (this.#shared[at] ??= this.#new());
    mine.users += 1;
    try {
      return await work(mine.connection ?? (await mine.taken));
    } catch (error) {
      if (this.#shared[at] === mine && (mine.connection === null || isOutOfReach(error)))
        this.#shared[at] = null;
      throw error;
    } finally {
      mine.users -= 1;
      if (mine.users === 0) {
        if (this.#shared[at] === mine) this.#shared[at] = null;
        if (mine.connection !== null) this.giveBack(mine.connection);
      }
    }
  }

  #leastUsed(): number {
    let least = 0;
    for (const [at, shared] of this.#shared.entries())
      if ((shared?.users ?? 0) < (this.#shared[least]?.users ?? 0)) least = at;
    return least;
  }

  #new(): Shared<Connection> {
    const shared: Shared<Connection> = { taken: this.take(), connection: null, users: 0 };
    shared.taken.then(
      (connection) => (shared.connection = connection),
      () => undefined,
    );
    return shared;
  }
}
