import { runOptions } from './options';

/** Says with what the run begins, so that it can be repeated. */
export default function announce(): void {
  const { seed, runs, operation } = runOptions();
  process.stdout.write(
    `Contract tests of ${operation ?? 'every call'}: seed ${seed}, ${runs} valid requests each.\n`,
  );
}
