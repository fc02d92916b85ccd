import { type StageResult } from './runStage';

/** What failed and what shows how, a line a stage, and the plain sum that machines read, which is the last line. */
export function summary(results: readonly StageResult[]): string {
  const failures = results.flatMap(({ title, failures: list }) =>
    list.flatMap(({ title: test, evidence }) => [
      `  ${title}: ${test}`,
      ...evidence.map(({ kind, path }) => `    ${kind}: ${path}`),
      ...(evidence.some(({ kind }) => kind === 'trace')
        ? ['    (open a trace with npx playwright show-trace)']
        : []),
    ]),
  );
  const width = Math.max(...results.map(({ title }) => title.length));
  const line = ({ title, passed, failed, seconds }: StageResult) => {
    const verdict = failed === 0 ? 'passed' : 'FAILED';
    const count = failed === 0 ? `${passed}` : `${passed} passed, ${failed} failed`;
    return `  ${title.padEnd(width)}   ${verdict}   ${count.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s`;
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
    `${sum('passed')} passed, ${sum('failed')} failed`,
    '',
  ].join('\n');
}
