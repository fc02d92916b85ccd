import type { ReactNode, Ref } from 'react';
import { FieldGroup } from '../Field/FieldGroup';
import type { Option } from '../ListOptions/ListOptions';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import styles from './PhoneField.module.css';
import type { Words } from '../Words/english';
import { useWords } from '../Words/useWords';

export interface PhoneValue {
  code: string | null;
  number: string;
  extension: string;
}

export interface PhoneFieldProps extends PhoneValue {
  label: ReactNode;
  id?: string;
  description?: ReactNode;
  onChange: (value: PhoneValue) => void;
  onBlur?: (part: keyof PhoneValue) => void;
  codeOptions: readonly Option[];
  errors?: { code?: string; number?: string; extension?: string };
  /** Names, and with them element ids, of the three parts. */
  names: { code: string; number: string; extension: string };
  inputRefs?:
    | { code?: Ref<HTMLButtonElement>; number?: Ref<HTMLInputElement>; extension?: Ref<HTMLInputElement> }
    | undefined;
  isRequired?: boolean;
  isOptional?: boolean;
  isDisabled?: boolean;
  /** Other words than the usual ones. */
  words?: Partial<Words['PhoneField']>;
}

/** A telephone number in three parts: country code, number, extension. Each part shows its own error. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    id,
    description,
    code,
    number,
    extension,
    onChange,
    onBlur,
    codeOptions,
    errors = {},
    names,
  } = props;
  const { inputRefs = {}, isRequired, isOptional, isDisabled } = props;
  const words = { ...useWords('PhoneField'), ...props.words };
  const value = { code, number, extension };
  return (
    <FieldGroup {...{ label, id, description, isRequired, isOptional }}>
      <div className={styles.frame}>
        <div className={styles.parts}>
          <div className={styles.code}>
            <Select
              label={words.code}
              name={names.code}
              options={codeOptions}
              value={code}
              placeholder={words.noCode}
              autoComplete="tel-country-code"
              errorMessage={errors.code}
              isDisabled={isDisabled}
              onChange={(next) => onChange({ ...value, code: next })}
              onBlur={() => onBlur?.('code')}
              inputRef={inputRefs.code}
            />
          </div>
          <TextField
            label={words.number}
            name={names.number}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={number}
            errorMessage={errors.number}
            isDisabled={isDisabled}
            onChange={(next) => onChange({ ...value, number: next })}
            onBlur={() => onBlur?.('number')}
            inputRef={inputRefs.number}
          />
          <TextField
            label={words.extension}
            name={names.extension}
            inputMode="numeric"
            autoComplete="tel-extension"
            value={extension}
            errorMessage={errors.extension}
            isDisabled={isDisabled}
            onChange={(next) => onChange({ ...value, extension: next })}
            onBlur={() => onBlur?.('extension')}
            inputRef={inputRefs.extension}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
