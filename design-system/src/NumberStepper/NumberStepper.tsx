import clsx from 'clsx';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { defined } from '../defined';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { FieldTexts } from '../Field/FieldTexts';
import { Icon } from '../Icon/Icon';
import styles from './NumberStepper.module.css';

export interface NumberStepperProps extends FieldProps {
  value: number;
  onChange: (value: number) => void;
  onBlur?: () => void;
  minValue?: number;
  maxValue?: number;
  inputRef?: Ref<HTMLInputElement>;
}

/** A count as it stands in the field, at most in the thousands; null while it is none. */
const typedCount = (text: string): number | null =>
  /^\d{1,3}(,?\d{3})?$/.test(text) ? Number(text.replace(',', '')) : null;

/**
 * A small count, changed in ones or typed; each key counts at once. What is typed beyond the limits stays, so that a
 * rule can refuse it in its words.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { label, description, errorMessage, isRequired, isOptional, id, name, value, onChange, onBlur } =
    props;
  const { minValue = 0, maxValue, isDisabled, inputRef } = props;
  return (
    <NumberField
      className={clsx(fieldStyles.field)}
      validationBehavior="aria"
      commitBehavior="validate"
      value={value}
      minValue={minValue}
      onChange={(next) => onChange(Number.isNaN(next) ? minValue : next)}
      isInvalid={Boolean(errorMessage)}
      {...defined({ id: id ?? name, name, onBlur, isRequired, isDisabled, maxValue })}
    >
      <FieldTexts {...{ label, description, errorMessage, isRequired, isOptional }} />
      <Group className={clsx(fieldStyles.control, styles.box)}>
        <Button slot="decrement" className={clsx(styles.step)}>
          <Icon name="minus" />
        </Button>
        <Input
          className={clsx(styles.number)}
          onInput={({ currentTarget }) => {
            const count = typedCount(currentTarget.value);
            if (count !== null) onChange(count);
          }}
          {...defined({ ref: inputRef })}
        />
        <Button slot="increment" className={clsx(styles.step)}>
          <Icon name="plus" />
        </Button>
      </Group>
    </NumberField>
  );
}
