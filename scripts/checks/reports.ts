import { relative } from 'node:path';
import { readJson } from '../process/jsonFile';

export interface Counts {
  passed: number;
  failed: number;
  /** The tests that failed, each with the files that show how. */
  failures: Failure[];
}

export interface Failure {
  title: string;
  /** Kind and path, such as a screenshot or a trace. */
  evidence: { kind: string; path: string }[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Reads Vitest's JSON report; a file that could not even be loaded counts as one failed test. Null when there is none. */
export function readVitestReport(file: string): Counts | null {
  const report = readJson(file) as VitestReport | null;
  if (report === null) return null;
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${relative(process.cwd(), name)} › ${test.fullName}`);
    return status === 'failed' && failed.length === 0 ? [`${name} could not be loaded`] : failed;
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    failures: failures.map((title) => ({ title, evidence: [] })),
  };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { attachments: { name: string; path?: string }[] }[];
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
