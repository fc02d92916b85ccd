import { Columns, FieldGroup, TextField } from '@dispatch/design-system';
import { useContractField } from '../../shared/forms/useContractField';

/** '600 and 60 seconds' of the pair '600,60' that travels; nothing of an empty one. */
export const timeoutText = (pair: string): string =>
  pair === '' ? '' : `${pair.split(',').join(' and ')} seconds`;

const parts = [
  { id: 'sessionTimeout', label: 'Warning, seconds before the end' },
  { id: 'sessionTimeoutEnd', label: 'No more extending, seconds before the end' },
] as const;

/** The two numbers of the session timeout, which travel as a pair. Both empty are none. */
export function SessionTimeoutFields({ label, description, isDisabled, isOptional }: FieldsProps) {
  const { value, onChange, onBlur, ref, errorMessage } = useContractField('sessionTimeout');
  const pair = typeof value === 'string' ? value : '';
  const typed = [pair.split(',')[0] ?? '', pair.split(',')[1] ?? ''];
  return (
    <FieldGroup label={label} description={description}>
      <Columns isFields>
        {parts.map(({ id, label: name }, place) => (
          <TextField
            key={id}
            id={id}
            label={name}
            inputMode="numeric"
            autoComplete="off"
            value={typed[place] ?? ''}
            errorMessage={place === 0 ? errorMessage : undefined}
            onChange={(next) => {
              const both = typed.with(place, next.trim());
              onChange(both.every((one) => one === '') ? '' : both.join(','));
            }}
            onBlur={onBlur}
            {...(place === 0 ? { inputRef: ref } : {})}
            {...{ isDisabled, isOptional }}
          />
        ))}
      </Columns>
    </FieldGroup>
  );
}

interface FieldsProps {
  label: string;
  description: string;
  isDisabled?: boolean;
  isOptional?: boolean;
}
