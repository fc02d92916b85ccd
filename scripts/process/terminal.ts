export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The terminal may be closed while we still have something to do; what cannot be written is then dropped. */
export function outliveTheTerminal(): void {
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}

/** Says so again every ten seconds that it still runs, and with what, and how long it took. */
export async function step<T>(
  name: string,
  work: () => Promise<T>,
  doing: () => string = () => '',
): Promise<T> {
  const begin = Date.now();
  const seconds = () => ((Date.now() - begin) / 1000).toFixed(1);
  say(`${name} …`);
  const ticking = setInterval(
    () => say(`  still at it (${seconds()} s)${doing() === '' ? '' : `: ${doing()}`}`),
    10_000,
  );
  try {
    const result = await work();
    say(`  done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(ticking);
  }
}
