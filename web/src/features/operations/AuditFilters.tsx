import { acts, actText } from '@dispatch/contract';
import { ActionBar, Button, ComboBox, DateField, Select } from '@dispatch/design-system';
import type { UsedListPlace } from '../../shared/list/listPlace';
import { type AuditFilter, readDay } from './auditAsked';
import { subjectNames } from './subjectNames';

const actOptions = acts.map((id) => ({ id: id as string, label: actText(id) ?? id }));
const subjectOptions = Object.entries(subjectNames).map(([id, label]) => ({ id, label }));
const days = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const;
const none: Record<AuditFilter, string> = { person: '', act: '', subject: '', from: '', to: '' };

/** What is chosen stands in the address at once. Whatever else an address asks for holds, too, until all is shown. */
export function AuditFilters({ place: { filters }, go }: UsedListPlace<never, AuditFilter>) {
  const choose = (name: AuditFilter) => (value: string | null) => {
    if ((value ?? '') !== filters[name]) go({ filters: { ...filters, [name]: value ?? '' } });
  };
  return (
    <ActionBar hasFields>
      <ComboBox
        name="act"
        label="What"
        options={actOptions}
        value={actText(filters.act) === null ? null : filters.act}
        onChange={choose('act')}
      />
      <Select
        name="subject"
        label="On"
        options={subjectOptions}
        value={filters.subject.split(/\s+/)[0] || null}
        onChange={choose('subject')}
      />
      {days.map(({ name, label }) => (
        <DateField
          key={name}
          name={name}
          label={label}
          value={readDay(filters[name])}
          onChange={choose(name)}
        />
      ))}
      {Object.values(filters).some((value) => value !== '') ? (
        <Button variant="quiet" onPress={() => go({ filters: none })}>
          Show all
        </Button>
      ) : null}
    </ActionBar>
  );
}
