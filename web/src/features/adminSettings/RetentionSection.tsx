import { type CallData, keptOtherwise, retention, type Retention } from '@dispatch/contract';
import { SectionHead, Stack, Table, type TableColumn } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { ConfirmedForm } from '../../shared/forms/ConfirmedForm';
import { FormTextField } from '../../shared/forms/textFields';

type Loaded = CallData<'getRetention'>;
type Values = Record<keyof Retention, string>;

const labelOf = ({ label, unit }: (typeof retention)[number]): string => `${label}, ${unit}`;

const labels = Object.fromEntries(retention.map((kept) => [kept.name, labelOf(kept)])) as Values;

const valuesOf = (loaded: Loaded): Values =>
  Object.fromEntries(retention.map(({ name }) => [name, String(loaded[name])])) as Values;

const numbersOf = ({ sessionDays, originDays, auditYears, mailDays, repeatDays }: Values): Retention => ({
  sessionDays: Number(sessionDays),
  originDays: Number(originDays),
  auditYears: Number(auditYears),
  mailDays: Number(mailDays),
  repeatDays: Number(repeatDays),
});

const columns: readonly TableColumn<(typeof keptOtherwise)[number]>[] = [
  { id: 'what', label: 'What', width: '26%', overflow: 'wrap', cell: ({ what }) => what },
  { id: 'until', label: 'How long', width: '26%', overflow: 'wrap', cell: ({ until }) => until },
  { id: 'why', label: 'Why', overflow: 'wrap', cell: ({ why }) => why },
];

/** How long what is not worth keeping for ever is kept, and what is kept otherwise. */
export function RetentionSection() {
  return (
    <Stack>
      <ConfirmedForm<Loaded, Values>
        schema="RetentionSettings"
        title="Change how long it is kept"
        labels={labels}
        queryKey={['getRetention']}
        failure="What is kept could not be loaded"
        valuesOf={valuesOf}
        read={async () => (await call('getRetention')).data}
        save={async (values, { version }) =>
          (await call('setRetention', { body: { version, ...numbersOf(values) } })).data
        }
      >
        {() => (
          <Stack>
            <p>What is older is forgotten within hours, and does not come back.</p>
            {retention.map((kept) => (
              <FormTextField
                key={kept.name}
                name={kept.name}
                label={labelOf(kept)}
                description={kept.why}
                inputMode="numeric"
                autoComplete="off"
              />
            ))}
          </Stack>
        )}
      </ConfirmedForm>
      <section>
        <SectionHead title="What is not set" />
        <Table
          caption="What is kept otherwise, how long and why"
          columns={columns}
          rows={keptOtherwise}
          getKey={({ what }) => what}
        />
      </section>
    </Stack>
  );
}
