import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOptions } from './options';

/** Says with what the run begins, so that it can be repeated, and at its end how many requests it took. */
export default function announce(): () => void {
  const { seed, runs, operation } = runOptions();
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-requests-'));
  const file = join(folder, 'counts');
  writeFileSync(file, '');
  // countRequests.ts adds a line of each file of tests, whichever process runs it.
  process.env['FUZZ_COUNTS'] = file;
  process.stdout.write(
    `Contract tests of ${operation ?? 'every call'}: seed ${seed}, ${runs} valid requests each.\n`,
  );
  const begin = performance.now();
  return () => {
    const sent = readFileSync(file, 'utf8')
      .split('\n')
      .reduce((sum, line) => sum + Number(line), 0);
    rmSync(folder, { recursive: true });
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    process.stdout.write(`Contract tests: ${sent} requests in ${seconds} s.\n`);
    if (process.env['FUZZ_SENT']) writeFileSync(process.env['FUZZ_SENT'], String(sent));
  };
}
