import { ActionBar, Button, DateField, TextField } from '@dispatch/design-system';
import { useState } from 'react';
import type { UsedListPlace } from '../../shared/list/listPlace';
import { type AuditFilter, readDay } from './auditAsked';

const texts = [
  { name: 'person', label: 'Person (login)' },
  { name: 'act', label: 'Act, or its beginning' },
  { name: 'subject', label: 'Subject, such as release 43' },
] as const;
const days = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const;
const none: Record<AuditFilter, string> = { person: '', act: '', subject: '', from: '', to: '' };

/** The filters stand in the address once they are sent; when the address changes, as after Back, they follow. */
export function AuditFilters({ place: { filters }, go }: UsedListPlace<never, AuditFilter>) {
  const [typed, setTyped] = useState<Record<AuditFilter, string>>(filters);
  const [shown, setShown] = useState(JSON.stringify(filters));
  if (shown !== JSON.stringify(filters)) {
    setShown(JSON.stringify(filters));
    setTyped(filters);
  }
  const write = (name: AuditFilter) => (value: string | null) => setTyped({ ...typed, [name]: value ?? '' });
  return (
    <form
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        go({ filters: typed });
      }}
    >
      <ActionBar hasFields>
        {texts.map(({ name, label }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            autoComplete="off"
            value={typed[name]}
            onChange={write(name)}
          />
        ))}
        {/* Where the row is too narrow for all, the button does not go on alone. */}
        <ActionBar hasFields>
          {days.map(({ name, label }) => (
            <DateField
              key={name}
              name={name}
              label={label}
              value={readDay(typed[name])}
              onChange={write(name)}
            />
          ))}
          <Button type="submit">Filter</Button>
          {Object.values(filters).some((value) => value !== '') ? (
            <Button variant="quiet" onPress={() => go({ filters: none })}>
              Show all
            </Button>
          ) : null}
        </ActionBar>
      </ActionBar>
    </form>
  );
}
