import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson } from '../process/jsonFile';

export interface Counts {
  passed: number;
  failed: number;
  /** The tests that failed, each with the files that show how. */
  failures: Failure[];
}

export interface Failure {
  title: string;
  /** What the test said when it failed, without its stack; of a run elsewhere this is all that one sees. */
  said?: string;
  /** Kind and path, such as a screenshot or a trace. */
  evidence: { kind: string; path: string }[];
}

/** Characters of a message that are enough to see what was there and what was expected. */
const mostSaid = 600;

/** What a test said when it failed, in one line. */
const saidOf = (messages: readonly (string | undefined)[]): { said?: string } => {
  const [text = ''] = stripVTControlCharacters(messages[0] ?? '').split(/\n\s+at /);
  // All that Vitest reports of a test whose time is up.
  const words = text.replace(/^(Error: )?STACK_TRACE_ERROR$/, 'It ran out of time.');
  const said = words.replaceAll(/\s+/g, ' ').trim().slice(0, mostSaid);
  return said === '' ? {} : { said };
};

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** Reads Vitest's JSON report; a file that could not even be loaded counts as one failed test. Null when there is none. */
export function readVitestReport(file: string): Counts | null {
  const report = readJson(file) as VitestReport | null;
  if (report === null) return null;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        title: `${relative(process.cwd(), name)} › ${fullName}`,
        ...saidOf(failureMessages),
        evidence: [],
      }));
    const unloaded = { title: `${name} could not be loaded`, ...saidOf([message]), evidence: [] };
    return status === 'failed' && failed.length === 0 ? [unloaded] : failed;
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    failures,
  };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { error?: { message?: string }; attachments: { name: string; path?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Reads Playwright's JSON report; a test that passed only at a second try, or was skipped, counts as failed. */
export function readPlaywrightReport(file: string): Counts | null {
  const report = readJson(file) as PlaywrightReport | null;
  if (report === null) return null;
  const counts: Counts = { passed: 0, failed: 0, failures: [] };
  const walk = (suite: PlaywrightSuite, path: string[]) => {
    for (const spec of suite.specs ?? []) {
      for (const { status, results } of spec.tests) {
        if (status === 'expected') {
          counts.passed += 1;
          continue;
        }
        counts.failed += 1;
        const attachments = results.flatMap((result) => result.attachments);
        counts.failures.push({
          title: [...path, spec.title].join(' › ') + (status === 'unexpected' ? '' : ` (${status})`),
          ...saidOf(results.flatMap(({ error }) => error?.message ?? [])),
          evidence: attachments.flatMap(({ name, path: where }) =>
            where ? [{ kind: name, path: where }] : [],
          ),
        });
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title]);
  };
  for (const suite of report.suites) walk(suite, [suite.title]);
  for (const { message = 'an error outside the tests' } of report.errors) {
    counts.failed += 1;
    counts.failures.push({ title: message.split('\n')[0] ?? '', evidence: [] });
  }
  return counts;
}
