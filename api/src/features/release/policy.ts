import type { Session } from '../../http/handler';

/** Whether this person may schedule before the minimum: ADMIN, EDITOR, and staff in the owner's place (document 2 §6). */
export const exemptFromTurnaround = (session: Session): boolean =>
  session.impersonator !== null || session.group === 'ADMIN' || session.group === 'EDITOR';
