import { message } from '@dispatch/contract';
import { problem, type Problem } from '../../platform/call/problem';

export const slugTaken = (): Problem =>
  problem(409, 'slug-taken', message('slug-taken'), {
    fields: [{ pointer: '/slug', rule: 'taken', message: message('slug-taken') }],
  });

export const partnerStale = (current: { version: number; savedBy: string | null; savedAt: Date }): Problem =>
  problem(409, 'partner-stale', message('partner-stale'), {
    currentVersion: current.version,
    ...(current.savedBy === null ? {} : { savedBy: current.savedBy }),
    savedAt: current.savedAt.toISOString(),
  });
