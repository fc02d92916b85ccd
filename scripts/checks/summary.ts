import { type StageResult } from './runStage';

export interface Duration {
  /** In all, from the start of the command: with the installation. */
  seconds: number;
  /** What it has to stay within on two quiet cores, in seconds. */
  aim?: number | undefined;
}

const inMinutes = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)} min ${Math.round(seconds) % 60} s`;

/** What failed and what shows how, a line a stage, and the plain sum that machines read, which is the last line. */
export function summary(results: readonly StageResult[], { seconds, aim }: Duration): string {
  const failures = results.flatMap(({ title, failures: list }) =>
    list.flatMap(({ title: test, said, evidence }) => [
      `  ${title}: ${test}`,
      ...(said === undefined ? [] : [`    ${said}`]),
      ...evidence.map(({ kind, path }) => `    ${kind}: ${path}`),
      ...(evidence.some(({ kind }) => kind === 'trace')
        ? ['    (open a trace with npx playwright show-trace)']
        : []),
    ]),
  );
  const width = Math.max(...results.map(({ title }) => title.length));
  const line = ({ title, passed, failed, seconds: own, most }: StageResult) => {
    const verdict = failed === 0 ? 'passed' : 'FAILED';
    const tests = most === undefined ? `${passed}` : `${passed} of ${most} at most`;
    const count = failed === 0 ? tests : `${passed} passed, ${failed} failed`;
    return `  ${title.padEnd(width)}   ${verdict}   ${count.padEnd(20)} ${own.toFixed(1).padStart(6)} s`;
  };
  const added = results.filter(({ isFull }) => isFull);
  const sum = (kind: 'passed' | 'failed') => results.reduce((total, result) => total + result[kind], 0);
  return [
    '',
    ...(failures.length > 0 ? ['What failed:', ...failures, ''] : []),
    'Stages:',
    ...results.filter(({ isFull }) => !isFull).map(line),
    ...(added.length > 0 ? ['Added by npm run test:full:', ...added.map(line)] : []),
    '',
    `${inMinutes(seconds)} in all${aim === undefined ? '' : `, installation included (aim: ${inMinutes(aim)})`}`,
    `${sum('passed')} passed, ${sum('failed')} failed`,
    '',
  ].join('\n');
}
