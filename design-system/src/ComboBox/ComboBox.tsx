import clsx from 'clsx';
import { useEffect, useRef, useState, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { defined } from '../defined';
import fieldStyles from '../Field/Field.module.css';
import type { FieldProps } from '../Field/fieldProps';
import { FieldTexts } from '../Field/FieldTexts';
import { Icon } from '../Icon/Icon';
import { ListOptions, type Option } from '../ListOptions/ListOptions';
import styles from '../ListOptions/ListOptions.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useOptionSearch, type OptionSearch, type SearchState } from './useOptionSearch';

export interface ComboBoxWords extends Record<Exclude<SearchState, 'short'>, string> {
  short: (minLength: number) => string;
}

const defaultWords: ComboBoxWords = {
  short: (minLength) => `Type at least ${minLength} ${minLength === 1 ? 'character' : 'characters'}.`,
  searching: 'Searching…',
  found: 'Nothing matches.',
  failed: 'The search did not work. Type on to try again.',
};

export interface ComboBoxProps extends FieldProps {
  /** All there are; with `search`, those already known, the chosen one among them. */
  options: readonly Option[];
  /** Finds the options by what was typed, where there are too many to load. */
  search?: OptionSearch | undefined;
  value: string | null;
  onChange: (value: string | null) => void;
  /** With `search`: what stands in the field, so that a rule can tell an empty field from a name nobody has. */
  onTextChange?: ((text: string) => void) | undefined;
  /** The list is closed. A choice that opens a dialog opens it then: over an open list, the page would stay hidden. */
  onClose?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  words?: Partial<ComboBoxWords> | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * One of many known answers, found by typing. With `search` the options come from elsewhere; what was typed then
 * stays, and counts as no answer until one is chosen.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, description, errorMessage, isRequired, isOptional, id, name, value, onChange, onBlur } =
    props;
  const { options, search, placeholder, autoComplete, isDisabled, inputRef, onTextChange, onClose } = props;
  const words = { ...defaultWords, ...props.words };
  const found = useOptionSearch(search);
  const [chosen, setChosen] = useState<Option | null>(
    () => options.find((option) => option.id === value) ?? null,
  );
  const [text, setText] = useState(chosen?.label ?? '');
  const hint = found.state === 'short' ? words.short(search?.minLength ?? 1) : words[found.state];
  // React Aria writes the words of a choice into the field itself, before the outside has heard of it.
  const answered = useRef(chosen?.label ?? null);
  const isAnswer = chosen !== null && chosen.id === value && chosen.label === text;
  const items = isAnswer ? [chosen] : found.options;

  // A value from outside wins: one that came later, and the one that stays when a choice is not taken.
  const given = options.find((option) => option.id === value);
  if (search && given !== undefined && chosen?.id !== value) {
    setChosen(given);
    setText(given.label);
  }
  useEffect(() => {
    answered.current = chosen?.label ?? null;
  }, [chosen]);

  const type = (typed: string) => {
    setText(typed);
    onTextChange?.(typed);
    if (typed === answered.current) return;
    answered.current = null;
    if (value !== null) onChange(null);
    found.look(typed);
  };
  const choose = (key: string | null) => {
    const pick = items.find((option) => option.id === key);
    if (pick) {
      answered.current = pick.label;
      setChosen(pick);
      setText(pick.label);
      onTextChange?.(pick.label);
    }
    onChange(key);
  };
  return (
    <AriaComboBox
      className={clsx(fieldStyles.field)}
      validationBehavior="aria"
      value={value}
      isInvalid={Boolean(errorMessage)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose?.();
      }}
      {...(search
        ? {
            items,
            inputValue: text,
            onInputChange: type,
            allowsEmptyCollection: true,
            allowsCustomValue: true,
            onChange: (key) => choose(key === null ? null : String(key)),
          }
        : {
            defaultItems: options,
            menuTrigger: 'focus' as const,
            onChange: (key) => onChange(key === null ? null : String(key)),
          })}
      {...defined({ id: id ?? name, name, onBlur, isRequired, isDisabled })}
    >
      <FieldTexts {...{ label, description, errorMessage, isRequired, isOptional }} />
      <div className={styles.combo}>
        <Input
          className={clsx(fieldStyles.control)}
          dir="auto"
          {...defined({ placeholder, autoComplete, ref: inputRef })}
        />
        <Button className={clsx(styles.comboButton)}>
          <Icon name={search ? 'search' : 'chevronDown'} />
        </Button>
      </div>
      {search ? (
        <VisuallyHidden>
          {/* Everything else outside the open list is hidden from screen readers. */}
          <span role="status" data-live-announcer>
            {text !== '' && items.length === 0 ? hint : ''}
          </span>
        </VisuallyHidden>
      ) : null}
      <ListOptions empty={search ? hint : words.found} />
    </AriaComboBox>
  );
}
