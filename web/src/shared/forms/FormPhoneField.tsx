import { PhoneField, type PhoneFieldProps, type PhoneValue } from '@dispatch/design-system';
import { useState } from 'react';
import { useCountries } from '../countries/useCountries';
import { useContractField } from './useContractField';

type FormPhoneFieldProps = Pick<
  PhoneFieldProps,
  'label' | 'id' | 'description' | 'isDisabled' | 'isOptional' | 'names'
>;

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

export function FormPhoneField({ names, ...props }: FormPhoneFieldProps) {
  const { callingCodes } = useCountries();
  const code = useContractField(names.code);
  const number = useContractField(names.number);
  const extension = useContractField(names.extension);
  const [chosenId, setChosenId] = useState<string | null>(null);
  // Several countries share a calling code: the chosen one stays shown as long as its code is the stored one.
  const stored = words(code.value);
  const chosen = callingCodes.find(({ id, dialCode }) => id === chosenId && dialCode === stored);
  const shownId = chosen?.id ?? (callingCodes.some(({ id }) => id === stored) ? stored : null);
  const change = (next: PhoneValue): void => {
    if (next.code !== shownId) {
      setChosenId(next.code);
      code.onChange(callingCodes.find(({ id }) => id === next.code)?.dialCode ?? '');
    }
    if (next.number !== number.value) number.onChange(next.number);
    if (next.extension !== extension.value) extension.onChange(next.extension);
  };
  const parts = { code, number, extension };
  return (
    <PhoneField
      {...props}
      names={names}
      codeOptions={callingCodes}
      code={shownId}
      number={words(number.value)}
      extension={words(extension.value)}
      onChange={change}
      onBlur={(part) => parts[part].onBlur()}
      errors={{ code: code.errorMessage, number: number.errorMessage, extension: extension.errorMessage }}
      inputRefs={{ code: code.ref, number: number.ref, extension: extension.ref }}
      isRequired={number.isRequired}
    />
  );
}
