import { actionsFrom, type ReleaseState } from '@dispatch/contract';

export type DeskAction = 'open' | 'hold' | 'approve';

const offered: readonly DeskAction[] = ['open', 'hold', 'approve'];

export function deskActions(state: ReleaseState, group: string | null): DeskAction[] {
  const allowed = actionsFrom(state, group === 'ADMIN' ? 'admin' : 'editor');
  return offered.filter((action) => allowed.includes(action));
}
