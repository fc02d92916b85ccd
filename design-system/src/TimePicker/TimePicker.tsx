import { useState, type ReactNode, type Ref } from 'react';
import { FieldGroup } from '../Field/FieldGroup';
import { Select } from '../Select/Select';
import styles from './TimePicker.module.css';
import type { Words } from '../Words/english';
import { useWords } from '../Words/useWords';

export interface TimeValue {
  /** 1 to 12. */
  hour: number;
  /** 0 to 55, in fives. */
  minute: number;
  period: 'AM' | 'PM';
}

export interface TimePickerProps {
  label: ReactNode;
  name?: string;
  id?: string;
  /** null until all three parts are chosen. */
  value: TimeValue | null;
  onChange: (value: TimeValue | null) => void;
  onBlur?: () => void;
  /** The zone the time is meant in, shown after it: 'US/Eastern'. */
  zoneLabel?: string;
  description?: ReactNode;
  errorMessage?: string;
  isRequired?: boolean;
  isOptional?: boolean;
  isDisabled?: boolean;
  /** The names of the three parts, for screen readers. */
  words?: Partial<Words['TimePicker']>;
  /** The hour, so that an error can take the focus there. */
  inputRef?: Ref<HTMLButtonElement>;
}

const hours = Array.from({ length: 12 }, (_, i) => ({ id: String(i + 1), label: String(i + 1) }));
const minutes = Array.from({ length: 12 }, (_, i) => ({
  id: String(i * 5),
  label: String(i * 5).padStart(2, '0'),
}));

/** A time of day on the twelve-hour clock, minutes in fives. */
export function TimePicker(props: TimePickerProps) {
  const {
    label,
    name,
    id,
    value,
    onChange,
    onBlur,
    zoneLabel,
    description,
    errorMessage,
    isDisabled,
    inputRef,
  } = props;
  const { isRequired, isOptional } = props;
  const words = { ...useWords('TimePicker'), ...props.words };
  const periods = [
    { id: 'AM', label: words.am },
    { id: 'PM', label: words.pm },
  ];
  // Parts chosen before the time is complete; the outside hears of a whole time only.
  const [parts, setParts] = useState<Partial<TimeValue>>({});
  const shown: Partial<TimeValue> = value ?? parts;
  const choose = (part: Partial<TimeValue>) => {
    const { hour, minute, period } = { ...shown, ...part };
    setParts({ ...shown, ...part });
    onChange(
      hour === undefined || minute === undefined || period === undefined ? null : { hour, minute, period },
    );
  };
  const common = { isDisabled, onBlur, placeholder: '–', errorMessage };
  return (
    <FieldGroup {...{ label, id, description, errorMessage, isRequired, isOptional }}>
      <div className={styles.parts} dir="ltr">
        <Select
          {...common}
          aria-label={words.hour}
          id={name}
          options={hours}
          value={shown.hour === undefined ? null : String(shown.hour)}
          onChange={(key) => key !== null && choose({ hour: Number(key) })}
          inputRef={inputRef}
        />
        <span className={styles.colon} aria-hidden="true">
          :
        </span>
        <Select
          {...common}
          aria-label={words.minute}
          options={minutes}
          value={shown.minute === undefined ? null : String(shown.minute)}
          onChange={(key) => key !== null && choose({ minute: Number(key) })}
        />
        <Select
          {...common}
          aria-label={words.period}
          options={periods}
          value={shown.period ?? null}
          onChange={(key) => key !== null && choose({ period: key === 'AM' ? 'AM' : 'PM' })}
        />
        {zoneLabel ? <span className={styles.zone}>{zoneLabel}</span> : null}
      </div>
    </FieldGroup>
  );
}
