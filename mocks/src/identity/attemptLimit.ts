/** Counts what somebody tries by e-mail address, whether or not there is an account with that address. */
export class AttemptLimit {
  readonly #attempts: number;
  readonly #windowMinutes: number;
  readonly #times = new Map<string, number[]>();

  constructor(attempts: number, windowMinutes: number) {
    this.#attempts = attempts;
    this.#windowMinutes = windowMinutes;
  }

  /** Minutes to wait before the next try for this address; 0 when it may be now. */
  minutesToWait(login: string): number {
    const recent = this.#recent(login);
    const first = recent[0];
    if (first === undefined || recent.length < this.#attempts) return 0;
    return Math.max(1, Math.ceil((first + this.#windowMinutes * 60_000 - Date.now()) / 60_000));
  }

  count(login: string): void {
    this.#times.set(login, [...this.#recent(login), Date.now()]);
  }

  forget(login: string): void {
    this.#times.delete(login);
  }

  #recent(login: string): number[] {
    const since = Date.now() - this.#windowMinutes * 60_000;
    return (this.#times.get(login) ?? []).filter((time) => time > since);
  }
}

export const minutesText = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;
