import { actionsFrom, type ReleaseState } from '@dispatch/contract';

/** What the desk offers for a release. */
export type DeskAction = 'open' | 'hold' | 'approve';

const offered: readonly DeskAction[] = ['open', 'hold', 'approve'];

/** The actions that the state of a release allows to this member of the staff. */
export function deskActions(state: ReleaseState, group: string | null): DeskAction[] {
  const allowed = actionsFrom(state, group === 'ADMIN' ? 'admin' : 'editor');
  return offered.filter((action) => allowed.includes(action));
}
