import clsx from 'clsx';
import { useEffect, useEffectEvent, type Ref } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Field } from '../Field/Field';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { useLeft, useTextError, useTypedText, type OnTextError } from '../Field/useTypedText';
import { Icon } from '../Icon/Icon';
import { ListOptions, type Option } from '../ListOptions/ListOptions';
import styles from '../ListOptions/ListOptions.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useOptionSearch, type OptionSearch } from './useOptionSearch';
import type { Words } from '../Words/english';
import { useWords } from '../Words/useWords';

export interface ComboBoxProps extends FieldProps {
  /** All there are; with `search`, those already known, the chosen one among them. */
  options: readonly Option[];
  /** Finds the options by what was typed, where there are too many to load. */
  search?: OptionSearch;
  value: string | null;
  onChange: (value: string | null) => void;
  onTextError?: OnTextError;
  /** The list is closed. A choice that opens a dialog opens it then: over an open list, the page would stay hidden. */
  onClose?: () => void;
  onBlur?: () => void;
  placeholder?: string;
  autoComplete?: string;
  words?: Partial<Words['ComboBox']>;
  inputRef?: Ref<HTMLInputElement>;
}

/** The one option with this name or other name, in any case and without blanks around it; null for none or several. */
function named(options: readonly Option[], text: string): Option | null {
  const plain = (name: string) => name.trim().toLocaleLowerCase('en');
  const found = options.filter(({ label, otherNames = [] }) =>
    [label, ...otherNames].some((name) => plain(name) === plain(text)),
  );
  return (new Set(found.map(({ id }) => id)).size === 1 && found[0]) || null;
}

/**
 * One of many known answers, found by typing. What was typed stays: left with the name of an option, it is that
 * answer; with anything else it is none, and the field says so. With `search` the options come from elsewhere.
 */
export function ComboBox(props: ComboBoxProps) {
  const { value, onChange, onBlur, options, search } = props;
  const { placeholder, autoComplete, inputRef, onTextError, onClose } = props;
  const words = { ...useWords('ComboBox'), ...props.words };
  const found = useOptionSearch(search);
  const { contains, startsWith } = useFilter({ sensitivity: 'base' });
  const given = value === null ? '' : options.find((option) => option.id === value)?.label;
  const { text, isTyped, type, show } = useTypedText(value, given);
  const { isLeft, leave, goOn } = useLeft();

  const state = search ? found.state : 'found';
  const hint = state === 'short' ? words.short(search?.minLength ?? 1) : words[state];
  const isTaken = value !== null && !isTyped;
  const known = search ? found.options : options;
  const matching = (option: Option) =>
    contains(option.label, text) || (option.otherNames ?? []).some((other) => startsWith(other, text));
  const shown = isTyped && !search ? options.filter(matching) : known;
  const items = search && isTaken ? [{ id: value, label: text }] : shown;

  const choose = (option: Option) => {
    show(option.id, option.label);
    onChange(option.id);
  };
  const answer = isTyped ? named([...known, ...options], text) : null;
  const settle = () => {
    if (answer) choose(answer);
  };
  const isUnknown = isTyped && answer === null && text.trim() !== '';
  const textError = isUnknown ? hint : null;
  useTextError(textError, onTextError);
  const settleLate = useEffectEvent(() => {
    if (isLeft) settle();
  });
  // An answer that was typed in full before the search had found it.
  useEffect(() => settleLate(), [found.options]);

  const isJudged = isLeft && state !== 'searching';
  const errorMessage = props.errorMessage ?? (isJudged ? (textError ?? undefined) : undefined);
  return (
    <Field
      of={AriaComboBox<Option>}
      field={{ ...props, errorMessage }}
      value={value}
      items={items}
      inputValue={text}
      allowsEmptyCollection
      allowsCustomValue
      menuTrigger={search ? 'input' : 'focus'}
      onInputChange={(typed) => {
        // React Aria writes the words of a choice into the field, too.
        if (typed === text) return;
        goOn();
        type(typed);
        if (value !== null) onChange(null);
        found.look(typed);
      }}
      onChange={(key) => {
        const option = items.find(({ id: own }) => own === key);
        if (option) choose(option);
      }}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        settle();
        onClose?.();
      }}
      onBlur={() => {
        settle();
        leave();
        onBlur?.();
      }}
    >
      <div className={styles.combo}>
        <Input
          className={clsx(fieldStyles.control)}
          dir="auto"
          {...{ placeholder, autoComplete }}
          ref={inputRef}
        />
        <Button className={clsx(styles.comboButton)}>
          <Icon name={search ? 'search' : 'chevronDown'} />
        </Button>
      </div>
      <VisuallyHidden>
        {/* Everything else outside the open list is hidden from screen readers. */}
        <span role="status" data-live-announcer>
          {text !== '' && items.length === 0 ? hint : ''}
        </span>
      </VisuallyHidden>
      <ListOptions empty={hint} />
    </Field>
  );
}
