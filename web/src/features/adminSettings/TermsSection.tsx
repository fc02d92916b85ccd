import { formatCount } from '../../shared/formatting/counts';
import { type CallData, formatMoment } from '@dispatch/contract';
import {
  Button,
  Modal,
  SectionHead,
  Stack,
  StatusTag,
  Table,
  type TableColumn,
} from '@dispatch/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { ConfirmedForm } from '../../shared/forms/ConfirmedForm';
import { FormTextArea } from '../../shared/forms/textFields';
import { Loaded } from '../../shared/screen/Loaded';
import { askAgain, callQuery } from '../../shared/api/callQuery';

type Kind = 'purchase' | 'renewal';
type Version = CallData<'listTerms'>[number];

const print = (words: unknown): string => `${formatCount(String(words).trim().length)} characters`;

function Versions({ kind }: { kind: Kind }) {
  const [opened, setOpened] = useState<Version | null>(null);
  const query = useQuery({
    ...callQuery('listTerms', {}),
    refetchOnMount: 'always',
  });
  const columns: readonly TableColumn<Version>[] = [
    {
      id: 'version',
      label: 'Version',
      cell: ({ version, isInForce }) => (
        <>
          {version} {isInForce ? <StatusTag tone="live">In force</StatusTag> : null}
        </>
      ),
    },
    { id: 'from', label: 'In force since', cell: ({ from }) => formatMoment(from) },
    {
      id: 'text',
      label: 'Text',
      cell: (row) => (
        <Button aria-label={`Read version ${row.version}`} onPress={() => setOpened(row)}>
          Read
        </Button>
      ),
    },
  ];
  return (
    <section>
      <SectionHead title="Versions" />
      <Loaded query={query} failure="The versions could not be loaded">
        {(all) => (
          <Table
            caption="Versions, newest first"
            columns={columns}
            rows={all.filter((one) => one.kind === kind)}
            getKey={({ version }) => version}
          />
        )}
      </Loaded>
      <Modal
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title={`Version ${opened?.version ?? ''}`}
      >
        {opened?.text.split('\n').map((line, place) => (
          <p key={place}>{line}</p>
        ))}
      </Modal>
    </section>
  );
}

/** The text of one kind, and all its versions. */
export function TermsSection({ kind }: { kind: Kind }) {
  const queryClient = useQueryClient();
  const read = async () => (await call('getTerms')).data[kind];
  return (
    <Stack gap="loose">
      <ConfirmedForm<Pick<Version, 'version' | 'text'>, { text: string }>
        schema="TermsChange"
        title="Make a new version"
        labels={{ text: 'Text' }}
        print={print}
        queryKey={['getTerms', kind]}
        failure="The terms could not be loaded"
        read={read}
        valuesOf={({ text }) => ({ text })}
        save={async ({ text }, { version }) => {
          const { data } = await call('setTerms', { body: { kind, text, version } });
          void askAgain(queryClient, 'listTerms');
          return data;
        }}
      >
        {() => (
          <FormTextArea
            name="text"
            label="Text"
            rows={10}
            hasCounter
            description="What buyers agree to from now on. Those who have agreed to a former version keep it."
          />
        )}
      </ConfirmedForm>
      <Versions kind={kind} />
    </Stack>
  );
}
