import { acts, actText } from '@dispatch/contract';
import { ListFilters, type ListFilter } from '../../shared/list/ListFilters';
import type { UsedListPlace } from '../../shared/list/listPlace';
import type { AuditFilter } from './auditAsked';
import { subjectNames } from './subjectNames';

const fields: readonly ListFilter<AuditFilter>[] = [
  {
    name: 'act',
    label: 'What',
    kind: 'typed',
    options: acts.map((id) => ({ id, label: actText(id) ?? id })),
  },
  {
    name: 'subject',
    label: 'On',
    kind: 'choice',
    options: Object.entries(subjectNames).map(([id, label]) => ({ id, label })),
  },
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'To', kind: 'day' },
];

export function AuditFilters(list: UsedListPlace<never, AuditFilter>) {
  return <ListFilters {...list} fields={fields} />;
}
