import { endOfEasternDay, type operations, startOfEasternDay } from '@dispatch/contract';
import { type ListPlace, pageAskedOf } from '../../shared/list/listPlace';
import { readDay } from '../../shared/list/readFilter';

/**
 * The filters of the audit log, each as text: login of who acted, beginning of the act, kind and id of the subject
 * (`release 43`), first and last day (`2026-11-20`, US/Eastern).
 */
export const auditSpec = { filters: { person: [], act: [], subject: [], from: [], to: [] } };
export type AuditFilter = keyof typeof auditSpec.filters;
export type AuditPlace = ListPlace<never, AuditFilter>;

type Asked = NonNullable<operations['listAuditEntries']['parameters']['query']>;

const part = (text: string | undefined, most: number): string | undefined =>
  text?.slice(0, most) || undefined;

/** The filters as the call takes them; the last day is one of the period. */
export function auditAsked({ search, filters }: Pick<AuditPlace, 'search' | 'filters'>): Asked {
  const [subjectType, subjectId] = filters.subject.split(/\s+/);
  const [from, to] = [readDay(filters.from), readDay(filters.to)];
  return {
    searchText: pageAskedOf({ search, page: 1, perPage: 1 }).searchText,
    actor: part(filters.person, 100),
    action: part(filters.act, 60),
    subjectType: part(subjectType?.toLowerCase(), 60),
    subjectId: part(subjectId, 60),
    from: from === null ? undefined : startOfEasternDay(from).toISOString(),
    to: to === null ? undefined : endOfEasternDay(to).toISOString(),
  };
}
