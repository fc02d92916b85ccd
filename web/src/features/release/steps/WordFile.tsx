import { fieldLabel, mostFileBytes } from '@dispatch/contract';
import { Banner, Button, ConfirmDialog, FileDrop, focusField, Stack } from '@dispatch/design-system';
import { useState } from 'react';
import type { ReleaseForm } from '../releaseForm';
import type { WordRelease } from '../wordFile';

const fields = ['headline', 'summary', 'cityState', 'body'] as const;
const named = (names: readonly string[]): string => names.map(fieldLabel).join(', ');

const accepted = {
  // Computers without Word do not know the media type.
  acceptedTypes: ['.docx'],
  acceptedText: 'DOCX',
  maxBytes: mostFileBytes,
  maxFiles: 1,
} as const;

type State =
  | { is: 'none' }
  | { is: 'reading' }
  | { is: 'failed'; name: string }
  | { is: 'asked'; found: WordRelease }
  | { is: 'filled'; found: WordRelease };

const foundIn = (found: WordRelease) => fields.filter((name) => found[name] !== '');

/** Fills the text of the release from a Word file. What is written already is replaced only when that is wanted. */
export function WordFile({ form: { methods } }: { form: ReleaseForm }) {
  const { getValues, setValue } = methods;
  const [isShown, setShown] = useState(() => fields.every((name) => getValues(name).trim() === ''));
  const [state, setState] = useState<State>({ is: 'none' });
  const fill = (found: WordRelease): void => {
    for (const name of foundIn(found)) setValue(name, found[name], { shouldDirty: true });
    setState({ is: 'filled', found });
  };
  const written = (found: WordRelease) => foundIn(found).filter((name) => getValues(name).trim() !== '');
  const read = async (file: File): Promise<void> => {
    setState({ is: 'reading' });
    try {
      const { readWordFile } = await import('../wordFile');
      const found = await readWordFile(file);
      if (foundIn(found).length === 0) throw new Error('The file has no text.');
      if (written(found).length > 0) setState({ is: 'asked', found });
      else fill(found);
    } catch {
      setState({ is: 'failed', name: file.name });
    }
  };
  if (!isShown) {
    return (
      <div>
        <Button
          variant="quiet"
          onPress={() => {
            setShown(true);
            // The button goes.
            requestAnimationFrame(() => focusField('wordFile'));
          }}
        >
          Fill in from a Word file
        </Button>
      </div>
    );
  }
  return (
    <Stack gap="tight">
      <FileDrop
        label="Word file"
        name="wordFile"
        isOptional
        description="Fills in headline, summary, dateline and body."
        {...accepted}
        isDisabled={state.is === 'reading'}
        items={[]}
        onAdd={([file]) => file && void read(file)}
        onCancel={() => undefined}
        onRetry={() => undefined}
        onRemove={() => undefined}
      />
      <div role="status">
        {state.is === 'reading' ? 'Reading the file…' : null}
        {state.is === 'filled' ? (
          <Banner tone="success" title={`Filled in from the file: ${named(foundIn(state.found))}.`}>
            {state.found.leftOut.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Banner>
        ) : null}
        {state.is === 'failed' ? (
          <Banner tone="danger" title={`${state.name} could not be read.`}>
            Save it in Word as .docx without a password and try again, or paste its text.
          </Banner>
        ) : null}
      </div>
      {state.is === 'asked' ? (
        <ConfirmDialog
          isOpen
          title="Replace what is written?"
          confirmLabel="Replace"
          onConfirm={() => fill(state.found)}
          onCancel={() => setState({ is: 'none' })}
        >
          <p>{`The file replaces: ${named(written(state.found))}.`}</p>
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
