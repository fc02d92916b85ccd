import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import buttonStyles from '../Button/Button.module.css';
import { Icon } from '../Icon/Icon';
import { TextField } from '../TextField/TextField';
import styles from './CopyButton.module.css';
import { useWords } from '../Words/useWords';

export interface CopyButtonProps {
  /** What goes to the clipboard, to the letter. */
  text: string;
  /** What is copied: 'Copy coupon code'. Names the button, and the field that appears where copying is refused. */
  label: string;
  /** Without its words, for a row of a table. The label is then for screen readers alone. */
  isIconOnly?: boolean;
  isDisabled?: boolean;
}

type Outcome = 'none' | 'copied' | 'refused';

const shownFor = 4000;

/**
 * Copies a text and says so politely. Where the browser refuses (an unsafe address, a policy), it shows the text
 * selected in a field, so that it can be copied by hand.
 */
export function CopyButton({ text, label, isIconOnly = false, isDisabled = false }: CopyButtonProps) {
  const words = useWords('CopyButton');
  const [outcome, setOutcome] = useState<Outcome>('none');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome('none'), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  useEffect(() => {
    if (outcome !== 'refused') return;
    field.current?.focus();
    field.current?.select();
  }, [outcome]);

  const copy = async () => {
    setOutcome('none');
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  return (
    <span className={clsx(styles.copy)} data-refused={outcome === 'refused' || undefined}>
      <AriaButton
        className={clsx(buttonStyles.button, isIconOnly ? buttonStyles.icon : buttonStyles.secondary)}
        isDisabled={isDisabled}
        onPress={() => void copy()}
        {...(isIconOnly ? { 'aria-label': label } : {})}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {isIconOnly ? null : label}
      </AriaButton>
      <span role="status" className={styles.said}>
        {outcome === 'copied' ? words.copied : ''}
      </span>
      {outcome === 'refused' ? (
        <span className={styles.byHand}>
          <TextField
            label={label}
            description={words.byHand}
            value={text}
            onChange={() => undefined}
            isReadOnly
            inputRef={field}
          />
        </span>
      ) : null}
    </span>
  );
}
