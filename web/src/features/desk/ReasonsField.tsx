import { checkRules, placeOfReason, type components, type HoldReason } from '@dispatch/contract';
import { Button, FieldGroup, Loader, Select, Stack, TextArea, TextField } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { placeLabel } from '../../shared/editorial/placeLabel';
import { useContractField, useTextErrors } from '../../shared/forms/useContractField';
import { savedReasonsQuery } from './queries';
import { hasWords, placeOptions, type ReasonField } from './reasonPlaces';

const CheckChoices = lazy(() => import('./CheckChoices'));

const most = 20;

/** A reason as it is typed. */
type Row = { text: string; field: ReasonField | ''; words: string };
type Release = components['schemas']['Release'];

const emptyRow: Row = { text: '', field: '', words: '' };

const brokenText = ({ text }: Row): string | undefined =>
  text.trim() === '' ? undefined : checkRules('HoldReasonChoice', { text }, { stage: 'full' })[0]?.message;

function brokenWords(release: Release, { field, words }: Row): string | undefined {
  if (field === '' || words.trim() === '') return undefined;
  if (words.trim().length > 200) return 'Please select at most 200 characters of the text.';
  if (placeOfReason(release, { field, words: words.trim() }) !== null) return undefined;
  return `These words do not stand there: ${placeLabel(field, '')}.`;
}

function reasonOf(release: Release, row: Row): HoldReason {
  const [text, words] = [row.text.trim(), row.words.trim()];
  if (row.field === '') return { text };
  const { field } = row;
  const found = words === '' ? null : placeOfReason(release, { field, words });
  return { text, place: { field, ...(found ? { words, offset: found.place.offset } : {}) } };
}

interface ReasonsFieldProps {
  name: string;
  release: Release;
}

export function ReasonsField({ name, release }: ReasonsFieldProps) {
  const { onChange, onBlur, ref, errorMessage } = useContractField(name);
  const reportError = useTextErrors(name);
  const saved = useQuery(savedReasonsQuery);
  const [checks, setChecks] = useState<readonly HoldReason[]>([]);
  const [rows, setRows] = useState<readonly Row[]>([emptyRow]);
  const brokenOf = (row: Row): string | undefined => brokenText(row) ?? brokenWords(release, row);
  const change = (nextChecks: readonly HoldReason[], nextRows: readonly Row[]): void => {
    setChecks(nextChecks);
    setRows(nextRows);
    reportError(nextRows.map(brokenOf).find((broken) => broken !== undefined) ?? null);
    const written = nextRows.filter(({ text }) => text.trim() !== '');
    onChange([...nextChecks, ...written.map((row) => reasonOf(release, row))]);
  };
  const changeRow = (index: number, next: Partial<Row>): void =>
    change(
      checks,
      rows.map((row, at) => (at === index ? { ...row, ...next } : row)),
    );
  /** Into the first row in which nothing is typed, else into a row of its own. */
  const take = (id: string | null): void => {
    const reason = saved.data?.find(({ savedReasonId }) => String(savedReasonId) === id);
    if (reason === undefined) return;
    const row: Row = { text: reason.text, field: (reason.field ?? '') as Row['field'], words: '' };
    const free = rows.findIndex(({ text }) => text.trim() === '');
    change(checks, free === -1 ? [...rows, row] : rows.with(free, row));
  };
  const broken = Math.max(
    0,
    rows.findIndex((row) => brokenOf(row) !== undefined),
  );
  const hasRoom = checks.length + rows.length < most;
  return (
    <FieldGroup label="Reasons" description="The customer sees these as a list.">
      {/* All at once: what came above later would move the buttons from under the hand. */}
      <Suspense fallback={<Loader label="Loading the editorial checks…" shape="text" />}>
        <Stack gap="tight">
          <CheckChoices release={release} onChange={(next) => change(next, rows)} />
          {saved.error ? <p>The saved reasons could not be loaded.</p> : null}
          {saved.data && saved.data.length > 0 && (hasRoom || rows.some(({ text }) => text.trim() === '')) ? (
            <Select
              name={`${name}-saved`}
              label="Take a saved reason"
              isOptional
              value={null}
              onChange={take}
              options={saved.data.map(({ savedReasonId, text }) => ({
                id: String(savedReasonId),
                label: text,
              }))}
            />
          ) : null}
          {rows.map((row, index) => (
            <Stack key={index} gap="tight">
              <TextArea
                label={`Reason ${index + 1}`}
                name={index === 0 ? name : `${name}-${index}`}
                rows={3}
                counterMax={500}
                value={row.text}
                onChange={(text) => changeRow(index, { text })}
                onBlur={onBlur}
                errorMessage={
                  index === broken && brokenWords(release, row) === undefined ? errorMessage : undefined
                }
                inputRef={index === 0 ? ref : undefined}
                isRequired={index === 0 && checks.length === 0}
              />
              <Select
                name={`${name}-place-${index}`}
                label={`Place of reason ${index + 1}`}
                value={row.field === '' ? 'none' : row.field}
                onChange={(field) =>
                  changeRow(index, {
                    field: (field === 'none' ? '' : (field ?? '')) as Row['field'],
                    words: '',
                  })
                }
                options={placeOptions}
              />
              {hasWords(row.field) ? (
                <TextField
                  name={`${name}-words-${index}`}
                  label={`Words of reason ${index + 1}, as they stand there`}
                  isOptional
                  value={row.words}
                  onChange={(words) => changeRow(index, { words })}
                  errorMessage={brokenWords(release, row)}
                />
              ) : null}
            </Stack>
          ))}
          {hasRoom ? (
            <div>
              <Button variant="quiet" onPress={() => setRows([...rows, emptyRow])}>
                Add another reason
              </Button>
            </div>
          ) : null}
        </Stack>
      </Suspense>
    </FieldGroup>
  );
}
