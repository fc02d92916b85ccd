import clsx from 'clsx';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { Field } from '../Field/Field';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
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

const typedCount = (text: string): number | null =>
  /^\d{1,3}(,?\d{3})?$/.test(text) ? Number(text.replace(',', '')) : null;

/**
 * A small count, changed in ones or typed; each key counts at once. What is typed beyond the limits stays, so that a
 * rule can refuse it in its words.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { value, onChange, onBlur, minValue = 0, maxValue, inputRef } = props;
  return (
    <Field
      of={NumberField}
      field={props}
      commitBehavior="validate"
      value={value}
      minValue={minValue}
      onChange={(next) => onChange(Number.isNaN(next) ? minValue : next)}
      {...{ onBlur, maxValue }}
    >
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
          ref={inputRef}
        />
        <Button slot="increment" className={clsx(styles.step)}>
          <Icon name="plus" />
        </Button>
      </Group>
    </Field>
  );
}
