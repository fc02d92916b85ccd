import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

type Change = readonly [collection: string, id: string, value: unknown];

/** A named set of rows inside a journal. Rows are never changed in place: set a new one. */
export interface Collection<Row> {
  get(id: string): Readonly<Row> | undefined;
  set(id: string, row: Row): void;
  delete(id: string): void;
  /** In the order in which the ids were first set. */
  all(): Readonly<Row>[];
  entries(): [id: string, row: Readonly<Row>][];
}

/**
 * Each change is one appended line of JSON, written before the call returns; a line cut short by a crash is dropped.
 */
export class Journal {
  readonly #file: string;
  readonly #rows = new Map<string, Map<string, unknown>>();
  #pending: Change[] | null = null;

  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    if (!existsSync(file)) return;
    chmodSync(file, 0o600);
    this.#read();
  }

  collection<Row>(name: string): Collection<Row> {
    const rows = this.#rowsOf(name) as Map<string, Row>;
    return {
      get: (id) => rows.get(id),
      set: (id, row) => this.#write([name, id, row]),
      delete: (id) => {
        if (rows.has(id)) this.#write([name, id, null]);
      },
      all: () => [...rows.values()],
      entries: () => [...rows.entries()],
    };
  }

  /** All changes made by `work` reach the disk together, also when it throws: a refusal may change rows. */
  batch<Result>(work: () => Result): Result {
    if (this.#pending !== null) return work();
    this.#pending = [];
    try {
      return work();
    } finally {
      const changes = this.#pending;
      this.#pending = null;
      if (changes.length > 0) this.#append(changes);
    }
  }

  #rowsOf(name: string): Map<string, unknown> {
    let rows = this.#rows.get(name);
    if (rows === undefined) this.#rows.set(name, (rows = new Map<string, unknown>()));
    return rows;
  }

  #write(change: Change): void {
    this.#apply(change);
    if (this.#pending === null) this.#append([change]);
    else this.#pending.push(change);
  }

  #apply([collection, id, value]: Change): void {
    if (value === null) this.#rowsOf(collection).delete(id);
    else this.#rowsOf(collection).set(id, value);
  }

  #append(changes: readonly Change[]): void {
    appendFileSync(this.#file, `${JSON.stringify(changes)}\n`, { mode: 0o600 });
  }

  #read(): void {
    const text = readFileSync(this.#file, 'utf8');
    const lines = text.split('\n');
    const cutShort = lines.pop() ?? '';
    for (const line of lines) for (const change of JSON.parse(line) as Change[]) this.#apply(change);
    const live = [...this.#rows.values()].reduce((sum, rows) => sum + rows.size, 0);
    if (cutShort !== '' || lines.length > 2 * live + 200) this.#compact();
  }

  #compact(): void {
    const changes: Change[] = [];
    for (const [name, rows] of this.#rows) for (const [id, row] of rows) changes.push([name, id, row]);
    const fresh = `${this.#file}.new`;
    writeFileSync(fresh, changes.map((change) => `${JSON.stringify([change])}\n`).join(''), { mode: 0o600 });
    renameSync(fresh, this.#file);
  }
}
