import { join } from 'node:path';
import { say } from '../process/terminal';
import { percent } from './percent';
import { type Outcome, type Session, results } from './session';
import { type Verdict } from './verdict';

/** More lines than these are counted only: the page has them all. */
const most = 40;

/** Says at the terminal what a session has found, and where to look at it. */
export function printVerdict({ outcomes, storedSetting }: Session, verdict: Verdict): void {
  const { failures, reported, notJudged } = verdict;
  const stopped = outcomes.filter((outcome) => outcome.stopped !== undefined).length;
  say(`${outcomes.length} pictures: ${outcomes.filter(isAsStored).length} as stored.`);
  if (stopped > 0) say(`${stopped} show a story whose play function stops before its end in this width.`);
  // Where none is stored yet, all are new.
  list(storedSetting === null ? failures.filter(({ kind }) => kind === 'fault') : failures);
  if (notJudged !== null) {
    say(`Not judged. ${notJudged}`);
    if (reported.length > 0) say(`${reported.length} look other than stored here:`);
    list(reported);
  }
  say(`To look at: ${join(results, 'index.html')}`);
  if (failures.some(({ kind }) => kind !== 'fault') || storedSetting === null) {
    say('If they are as they should be: npm run shots:accept');
  }
}

const isAsStored = ({ kind }: Outcome): boolean => kind === 'equal' || kind === 'close';

function list(outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes.slice(0, most)) say(`  ${describe(outcome)}`);
  if (outcomes.length > most) say(`  and ${outcomes.length - most} more`);
}

function describe({ kind, story, pose, part = 0, fault = '' }: Outcome): string {
  const name = `${story.title}, ${pose}`;
  if (kind === 'fault') return `${name}: cannot be pictured: ${fault.split('\n')[0]}`;
  if (kind === 'new') return `${name}: new, no picture is stored`;
  return `${name}: ${percent(part)} of the pixels differ`;
}
