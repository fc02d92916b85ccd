const attempts = 5;
const windowMinutes = 10;

/** Counts wrong passwords by account, whether or not the account exists. */
export class SignInLimit {
  readonly #failures = new Map<string, number[]>();

  /** Minutes to wait before this account may try again; 0 when it may now. */
  minutesToWait(login: string): number {
    const recent = this.#recent(login);
    const first = recent[0];
    if (first === undefined || recent.length < attempts) return 0;
    return Math.max(1, Math.ceil((first + windowMinutes * 60_000 - Date.now()) / 60_000));
  }

  failed(login: string): void {
    this.#failures.set(login, [...this.#recent(login), Date.now()]);
  }

  succeeded(login: string): void {
    this.#failures.delete(login);
  }

  #recent(login: string): number[] {
    const since = Date.now() - windowMinutes * 60_000;
    return (this.#failures.get(login) ?? []).filter((time) => time > since);
  }
}
