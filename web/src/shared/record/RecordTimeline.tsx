import { formatMoment, type components } from '@dispatch/contract';
import {
  ActionBar,
  Button,
  ConfirmDialog,
  Fold,
  Link,
  ListRow,
  Loader,
  RuledList,
  Select,
  Stack,
  useToast,
} from '@dispatch/design-system';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain, callQuery } from '../api/callQuery';
import { call } from '../api/client';
import { errorText } from '../api/errorTexts';
import { formatDollars } from '../formatting/price';
import { subjectAddress } from '../routing/subjectAddress';
import { FailedLoad } from '../screen/FailedLoad';
import { NoteForm } from './NoteForm';
import styles from './Record.module.css';

type Schemas = components['schemas'];
type Entry = Schemas['TimelineEntry'];
type Kind = Schemas['TimelineKind'];

const kindNames: Record<Kind, string> = {
  note: 'Notes',
  move: 'Moves',
  money: 'Money',
  mail: 'Mails',
  delivery: 'Deliveries',
  act: 'Other acts',
};

const choices = [
  { id: 'all', label: 'Everything' },
  ...Object.entries(kindNames).map(([id, label]) => ({ id, label })),
];

const whoDid = ({ by, inPlaceOf }: Entry): string =>
  inPlaceOf === null ? (by ?? '') : `${by ?? 'Staff'} in the place of ${inPlaceOf}`;

function About({ about }: Pick<Entry, 'about'>) {
  const address = about && subjectAddress(about.kind, String(about.id));
  return about && address ? (
    <Link href={address}>{about.kind === 'order' ? `Order ${about.id}` : 'Its release'}</Link>
  ) : null;
}

function EntryText({ kind, text }: Entry) {
  if (text === null) return null;
  const words = (
    <p className={styles.text} dir="auto">
      {text}
    </p>
  );
  return kind === 'mail' ? <Fold title="What it said">{words}</Fold> : words;
}

interface EntryRowProps {
  entry: Entry;
  onAnswer: (entry: Entry) => void;
  onWithdraw: (entry: Entry) => void;
}

function EntryRow({ entry, onAnswer, onWithdraw }: EntryRowProps) {
  const { at, title, detail, amount, about, note } = entry;
  const headline = [
    note?.isWithdrawn ? 'Note, taken back' : note?.answers ? 'Answer' : title,
    ...(amount === null ? [] : [formatDollars(amount)]),
  ].join(', ');
  return (
    <ListRow
      slug={formatMoment(at)}
      headline={headline}
      meta={[whoDid(entry), detail].filter(Boolean).join(' · ')}
    >
      <Stack gap="tight">
        <EntryText {...entry} />
        <About about={about} />
        {note && !note.isWithdrawn ? (
          <ActionBar>
            <Button variant="quiet" onPress={() => onAnswer(entry)}>
              Answer
            </Button>
            {note.mayWithdraw ? (
              <Button variant="quiet" onPress={() => onWithdraw(entry)}>
                Take back
              </Button>
            ) : null}
          </ActionBar>
        ) : null}
      </Stack>
    </ListRow>
  );
}

function WithdrawDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('withdrawNote', { path: { id: entry.note?.noteId ?? 0 } }),
    onSuccess: async () => {
      onClose();
      await askAgain(queryClient, 'listTimeline');
      toast.show('The note is taken back.');
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title="Take this note back?"
      confirmLabel="Take back"
      tone="danger"
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {error ? <p role="alert">{errorText(error)}</p> : null}
      Its text is gone for everybody, and cannot be brought back. Who was mentioned keeps the mail.
    </ConfirmDialog>
  );
}

/** What has happened to a record, newest first, and what staff note about it. */
export default function RecordTimeline({ kind, id }: { kind: Schemas['RecordKind']; id: number }) {
  const [only, setOnly] = useState<Kind | undefined>();
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  const [answered, setAnswered] = useState<Entry | null>(null);
  const [withdrawn, setWithdrawn] = useState<Entry | null>(null);
  const read = useQueries({
    queries: pages.map((before) =>
      callQuery('listTimeline', { path: { kind, id }, query: { only, before } }),
    ),
  });
  const entries = read.flatMap(({ data }) => data?.entries ?? []);
  const last = read.at(-1);
  const failed = read.find(({ error }) => error !== null);
  const next = last?.data?.next ?? null;
  return (
    <Stack>
      <NoteForm key={answered?.key} {...{ kind, id, answered }} onDone={() => setAnswered(null)} />
      <Select
        label="Show"
        options={choices}
        value={only ?? 'all'}
        onChange={(value) => {
          setOnly(value !== null && Object.hasOwn(kindNames, value) ? (value as Kind) : undefined);
          setPages([undefined]);
        }}
      />
      {failed ? (
        <FailedLoad
          title="The timeline could not be loaded"
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : null}
      {entries.length > 0 ? (
        <RuledList label="Timeline">
          {entries.map((entry) => (
            <EntryRow key={entry.key} entry={entry} onAnswer={setAnswered} onWithdraw={setWithdrawn} />
          ))}
        </RuledList>
      ) : null}
      {last?.isPending ? <Loader label="Loading the timeline…" /> : null}
      {entries.length === 0 && last?.data ? <p>Nothing yet.</p> : null}
      {next === null ? null : (
        <div>
          <Button onPress={() => setPages([...pages, next])}>Show older</Button>
        </div>
      )}
      {withdrawn ? <WithdrawDialog entry={withdrawn} onClose={() => setWithdrawn(null)} /> : null}
    </Stack>
  );
}
