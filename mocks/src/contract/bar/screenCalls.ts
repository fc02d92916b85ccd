import type { OperationInfo } from './barState';
import type { SeenCall } from './watchFetch';

export interface CalledOperation {
  readonly operation: OperationInfo;
  readonly last: SeenCall;
  readonly times: number;
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** A screen may ask before its address stands in the browser: what began after the last key or click belongs to it. */
export class ScreenCalls {
  #operations: { operation: OperationInfo; matches: RegExp }[] = [];
  #calls: SeenCall[] = [];
  #lastInput = 0;
  #path = location.pathname;

  know(operations: readonly OperationInfo[]): void {
    this.#operations = operations
      .map((operation) => ({ operation, matches: patternOf(operation.path) }))
      .sort((one, other) => one.operation.path.split('{').length - other.operation.path.split('{').length);
  }

  note(call: SeenCall): void {
    this.leaveScreen();
    if (!this.#calls.includes(call)) this.#calls.push(call);
  }

  noteInput(): void {
    this.leaveScreen();
    this.#lastInput = performance.now();
  }

  leaveScreen(): void {
    if (location.pathname === this.#path) return;
    this.#path = location.pathname;
    this.#calls = this.#calls.filter(({ startedAt }) => startedAt >= this.#lastInput);
  }

  called(): CalledOperation[] {
    const found = new Map<string, CalledOperation>();
    for (const call of this.#calls) {
      const operation = this.#find(call);
      if (operation === null) continue;
      const times = (found.get(operation.id)?.times ?? 0) + 1;
      found.set(operation.id, { operation, last: call, times });
    }
    return [...found.values()];
  }

  #find({ method, path }: SeenCall): OperationInfo | null {
    const known = this.#operations.find(
      ({ operation, matches }) => operation.method === method && matches.test(path),
    );
    return known?.operation ?? null;
  }
}
