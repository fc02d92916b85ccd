import { Button, FieldGroup, Stack, TextArea } from '@dispatch/design-system';
import { useState } from 'react';
import { useContractField } from '../../shared/forms/useContractField';

const most = 20;

export function ReasonsField({ name }: { name: string }) {
  const { onChange, onBlur, ref, errorMessage } = useContractField(name);
  const [reasons, setReasons] = useState(['']);
  const change = (next: string[]): void => {
    setReasons(next);
    onChange(next.filter((reason) => reason.trim() !== ''));
  };
  return (
    <FieldGroup label="Reasons" description="The customer sees these as a list.">
      <Stack gap="tight">
        {reasons.map((reason, index) => (
          <TextArea
            key={index}
            label={`Reason ${index + 1}`}
            name={index === 0 ? name : `${name}-${index}`}
            rows={3}
            counterMax={500}
            value={reason}
            onChange={(next) => change(reasons.map((other, place) => (place === index ? next : other)))}
            onBlur={onBlur}
            errorMessage={index === 0 ? errorMessage : undefined}
            inputRef={index === 0 ? ref : undefined}
            isRequired={index === 0}
          />
        ))}
        {reasons.length < most ? (
          <div>
            <Button variant="quiet" onPress={() => setReasons([...reasons, ''])}>
              Add another reason
            </Button>
          </div>
        ) : null}
      </Stack>
    </FieldGroup>
  );
}
