import type { components } from '../generated/types';
import { permits, permitsCall, type Calling, type Group, type Permission } from './permissions';

/** What staff write notes about, whose timeline they read, and on which they see each other. */
export type RecordKind = components['schemas']['RecordKind'];

/** Who sees a record sees what staff share about it. */
export const recordPermissions = {
  user: 'users.read',
  order: 'orders.read',
  release: 'desk.read',
} as const satisfies Record<RecordKind, Permission>;

export const mayReadRecord = (group: Group, kind: RecordKind): boolean =>
  permits(group, recordPermissions[kind]);

/** The same of who calls, also by an access token. */
export const mayCallForRecord = (calling: Calling, kind: RecordKind): boolean =>
  permitsCall(calling, recordPermissions[kind]);
