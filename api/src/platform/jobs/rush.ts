/** Milliseconds for which others give way at the most: what comes first may come for hours. */
const longest = 30_000;

/** While more waits of what comes first than a worker takes at once, what can wait gives way to it. */
export class Rush {
  private since: number | null = null;

  /** @param isFull what comes first was taken just now, as much as can be done at once */
  note(isFull: boolean): void {
    this.since = isFull ? (this.since ?? performance.now()) : null;
  }

  get isOn(): boolean {
    return this.since !== null && performance.now() - this.since < longest;
  }
}
