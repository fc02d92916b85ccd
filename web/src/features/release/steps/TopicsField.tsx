import {
  isMediaTopic,
  type MediaTopicCode,
  mediaTopicName,
  mediaTopics,
  ruleTable,
} from '@dispatch/contract';
import { ComboBox, Stack } from '@dispatch/design-system';
import { lazy, Suspense, useRef, useState } from 'react';
import { useContractField, useTextErrors } from '../../../shared/forms/useContractField';
import type { ReleaseForm } from '../releaseForm';

const TopicProposals = lazy(() => import('./TopicProposals'));

const options = mediaTopics.map(({ code, name, broader }) => ({
  id: code,
  label: name,
  otherNames: broader === null ? [] : [mediaTopicName(broader)],
}));

const labels = ['Topic', 'Second topic', 'Third topic'];

/** As many as the contract takes. */
const [{ value: most }] = ruleTable.ReleaseDraft.mediaTopics.rules;

const codesOf = (slots: readonly (MediaTopicCode | null)[]): MediaTopicCode[] =>
  slots.filter((code) => code !== null);

/** What a release is about: found by typing, or taken from what its text proposes. A field more for each that is chosen. */
export function TopicsField({ form }: { form: ReleaseForm }) {
  const { value, onChange, onBlur, ref, errorMessage } = useContractField('mediaTopics');
  const chosen = value as readonly MediaTopicCode[];
  const tell = useTextErrors('mediaTopics');
  const untold = useRef(new Map<number, string>());
  // A field that is emptied stays where it is: somebody is typing another topic.
  const [kept, setKept] = useState<readonly (MediaTopicCode | null)[]>(chosen);
  const slots = codesOf(kept).join() === chosen.join() ? kept : chosen;
  const shown = slots.includes(null) || slots.length >= most ? slots : [...slots, null];
  const fill = (at: number, code: MediaTopicCode | null): void => {
    const next = shown.map((one, place) => (place === at ? code : one));
    setKept(next);
    onChange(codesOf(next));
  };
  return (
    <Stack gap="tight">
      {shown.map((code, at) => (
        <ComboBox
          key={labels[at]}
          name={at === 0 ? 'mediaTopics' : `mediaTopics-${at}`}
          label={labels[at]}
          isOptional
          description={
            at === 0 ? 'Readers find news by up to three topics, and newsrooms sort it by them.' : undefined
          }
          options={options.filter(({ id }) => id === code || !chosen.includes(id))}
          value={code}
          onChange={(next) => fill(at, next !== null && isMediaTopic(next) ? next : null)}
          onTextError={(message) => {
            if (message === null) untold.current.delete(at);
            else untold.current.set(at, message);
            tell([...untold.current.values()][0] ?? null);
          }}
          onBlur={onBlur}
          inputRef={at === 0 ? ref : undefined}
          errorMessage={at === 0 ? errorMessage : undefined}
          autoComplete="off"
        />
      ))}
      <Suspense>
        <TopicProposals
          form={form}
          chosen={chosen}
          most={most}
          onChoose={(code) => fill(shown.indexOf(null), code)}
        />
      </Suspense>
    </Stack>
  );
}
