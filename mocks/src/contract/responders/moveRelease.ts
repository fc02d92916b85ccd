import { type Actor, move, parseReleaseDate, type ReleaseAction, newsPath } from '@dispatch/contract';
import { enter, releases, stateOf } from '../memory/releases';
import type { ReleaseRow } from '../memory/releaseRow';
import type { PersonRow } from '../memory/people';
import { refuse } from '../refusal';
import type { Remembering } from '../memory/memory';

/** Where an action leads. Throws 409 naming both states, or 403 when this actor may never do it. */
export function allowedMove(row: ReleaseRow, action: ReleaseAction, actor: Actor): void {
  const outcome = move(stateOf(row), action, actor);
  if (outcome.kind === 'moved') return;
  if (outcome.because === 'actor') throw refuse(403, 'not-allowed');
  throw refuse(409, 'state-conflict', outcome.message, { states: { from: outcome.from, to: outcome.to } });
}

/** Moves a release by the table of states, and writes it into its history. Throws what allowedMove throws. */
export function moveRelease(
  row: ReleaseRow,
  {
    action,
    actor,
    by,
    now,
    reasons = [],
  }: { action: ReleaseAction; actor: Actor; by: string; now: Date; reasons?: string[] },
): void {
  allowedMove(row, action, actor);
  const outcome = move(stateOf(row), action, actor);
  if (outcome.kind !== 'moved') return;
  const from = row.release.publicationState;
  enter(row, outcome.to);
  const to = row.release.publicationState;
  row.moves = [...row.moves, { from, to, by, at: now.toISOString(), reasons }].slice(-200);
}

export const deskActor = ({ profile }: PersonRow): Actor => (profile.group === 'ADMIN' ? 'admin' : 'editor');

export function publishDue(remembering: Remembering): void {
  const { now } = remembering;
  for (const row of releases(remembering).rows) {
    const { releaseDate, headline, prwebPressReleaseId } = row.release;
    const due = releaseDate === null ? now : parseReleaseDate(releaseDate);
    if (stateOf(row) !== 'PendingDistribution' || due === null || due > now) continue;
    moveRelease(row, { action: 'publish', actor: 'system', by: 'worker', now });
    row.release = { ...row.release, publicUrl: newsPath(headline, prwebPressReleaseId) };
  }
}
