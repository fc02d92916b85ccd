import { join } from 'node:path';
import { say } from '../process/terminal';
import { percent } from './percent';
import { type Outcome, type Session, isFaulty, results } from './session';
import { type Verdict } from './verdict';

/** More lines than these are counted only: the page has them all. */
const most = 40;

/** Says at the terminal what a session has found, and where to look at it. */
export function printVerdict({ outcomes, storedSetting }: Session, verdict: Verdict): void {
  const { failures, reported, notJudged } = verdict;
  say(`${outcomes.length} pictures: ${outcomes.filter(isAsStored).length} as stored.`);
  // Where none is stored yet, all are new.
  list(storedSetting === null ? failures.filter(isFaulty) : failures);
  if (notJudged !== null) {
    say(`Not judged. ${notJudged}`);
    if (reported.length > 0) say(`${reported.length} look other than stored here:`);
    list(reported);
  }
  say(`To look at: ${join(results, 'index.html')}`);
  if (!failures.every(isFaulty) || storedSetting === null) {
    say('If they are as they should be: npm run shots:accept');
  }
}

const isAsStored = ({ kind }: Outcome): boolean => kind === 'equal' || kind === 'close';

function list(outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes.slice(0, most)) say(`  ${describe(outcome)}`);
  if (outcomes.length > most) say(`  and ${outcomes.length - most} more`);
}

function describe({ kind, story, pose, part = 0, reason = '' }: Outcome): string {
  const name = `${story.title}, ${pose}`;
  const [first = ''] = reason.split('\n');
  if (kind === 'fault') return `${name}: cannot be pictured: ${first}`;
  if (kind === 'stopped') return `${name}: play stops before its end (${story.id}): ${first}`;
  if (kind === 'new') return `${name}: new, no picture is stored`;
  return `${name}: ${percent(part)} of the pixels differ`;
}
