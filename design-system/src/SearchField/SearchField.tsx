import clsx from 'clsx';
import { type Ref, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { Icon } from '../Icon/Icon';
import styles from './SearchField.module.css';
import { useWords } from '../Words/useWords';

export interface SearchFieldProps extends Omit<FieldProps, 'label' | 'isRequired' | 'isOptional'> {
  /** What is searched: 'Search orders'. Also names the landmark. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter, and a press on the button, with what stands in the field; also '' for 'show all again'. */
  onSubmit: (value: string) => void;
  /** After the field was emptied with its button or Escape. Without it, emptying waits for the next submit. */
  onClear?: () => void;
  /** The label stands in the empty field instead of above it, without help or error: where the height is scarce. */
  isLabelHidden?: boolean;
  submitLabel?: string;
  /** The search is running: the button says so, and the same words are not sent a second time. Other words are. */
  isPending?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Searches when it is told to: with Enter or with its button, not at every letter. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onSubmit, onClear } = props;
  const { submitLabel, isPending = false, isDisabled, isLabelHidden = false, inputRef } = props;
  const words = useWords('SearchField');
  const [sent, setSent] = useState(value.trim());
  const isSent = isPending && value.trim() === sent;
  const submit = () => {
    if (isSent) return;
    setSent(value.trim());
    onSubmit(value);
  };
  const clear =
    onClear &&
    (() => {
      setSent('');
      onClear();
    });
  return (
    <div role="search" aria-label={label} className={styles.search}>
      <Field
        of={AriaSearchField}
        field={isLabelHidden ? { ...props, label: undefined } : props}
        aria-label={isLabelHidden ? label : undefined}
        {...{ value, onChange }}
        onClear={clear}
        onSubmit={submit}
        autoComplete="off"
      >
        <div className={styles.box}>
          <Input
            className={clsx(fieldStyles.control, styles.input)}
            enterKeyHint="search"
            dir="auto"
            placeholder={isLabelHidden ? label : undefined}
            ref={inputRef}
          />
          {value === '' ? null : (
            <AriaButton className={clsx(styles.clear)}>
              <Icon name="close" />
            </AriaButton>
          )}
        </div>
      </Field>
      <Button onPress={submit} isPending={isSent} isDisabled={isDisabled}>
        <Icon name="search" />
        {submitLabel ?? words.submit}
      </Button>
    </div>
  );
}
