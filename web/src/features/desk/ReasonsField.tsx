import { checkRules, type components, type HoldReason } from '@dispatch/contract';
import { Button, FieldGroup, Loader, Stack, TextArea } from '@dispatch/design-system';
import { lazy, Suspense, useState } from 'react';
import { useContractField, useTextErrors } from '../../shared/forms/useContractField';

const CheckChoices = lazy(() => import('./CheckChoices'));

const most = 20;

const brokenRule = (text: string): string | undefined =>
  text.trim() === '' ? undefined : checkRules('HoldReasonChoice', { text }, { stage: 'full' })[0]?.message;

interface ReasonsFieldProps {
  name: string;
  release: components['schemas']['Release'];
}

export function ReasonsField({ name, release }: ReasonsFieldProps) {
  const { onChange, onBlur, ref, errorMessage } = useContractField(name);
  const reportError = useTextErrors(name);
  const [checks, setChecks] = useState<readonly HoldReason[]>([]);
  const [texts, setTexts] = useState(['']);
  const change = (nextChecks: readonly HoldReason[], nextTexts: string[]): void => {
    setChecks(nextChecks);
    setTexts(nextTexts);
    reportError(nextTexts.map(brokenRule).find((broken) => broken !== undefined) ?? null);
    const trimmed = nextTexts.map((text) => text.trim()).filter((text) => text !== '');
    onChange([...nextChecks, ...trimmed.map((text) => ({ text }))]);
  };
  const broken = Math.max(
    0,
    texts.findIndex((text) => brokenRule(text) !== undefined),
  );
  return (
    <FieldGroup label="Reasons" description="The customer sees these as a list.">
      {/* All at once: what came above later would move the buttons from under the hand. */}
      <Suspense fallback={<Loader label="Loading the editorial checks…" shape="text" />}>
        <Stack gap="tight">
          <CheckChoices release={release} onChange={(next) => change(next, texts)} />
          {texts.map((text, index) => (
            <TextArea
              key={index}
              label={`Reason ${index + 1}`}
              name={index === 0 ? name : `${name}-${index}`}
              rows={3}
              counterMax={500}
              value={text}
              onChange={(next) => change(checks, texts.with(index, next))}
              onBlur={onBlur}
              errorMessage={index === broken ? errorMessage : undefined}
              inputRef={index === 0 ? ref : undefined}
              isRequired={index === 0 && checks.length === 0}
            />
          ))}
          {checks.length + texts.length < most ? (
            <div>
              <Button variant="quiet" onPress={() => setTexts([...texts, ''])}>
                Add another reason
              </Button>
            </div>
          ) : null}
        </Stack>
      </Suspense>
    </FieldGroup>
  );
}
