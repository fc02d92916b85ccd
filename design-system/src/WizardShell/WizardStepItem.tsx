import { useState } from 'react';
import { Breakable } from '../Breakable/Breakable';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './WizardShell.module.css';
import { useWords } from '../Words/useWords';

export interface WizardStep {
  id: string;
  label: string;
  /** What was entered, line by line. */
  value?: readonly string[];
  state: 'completed' | 'current' | 'todo' | 'problem';
  /** Where the step opens; without it the step cannot be opened. */
  href?: string;
}

const shortList = 2;

/** One line of the task list: where the step stands and what was entered in it. */
export function WizardStepItem({
  step,
  number,
  isCurrent,
}: {
  step: WizardStep;
  number: number;
  isCurrent: boolean;
}) {
  const words = useWords('WizardShell');
  const [isOpen, setOpen] = useState(false);
  const values = step.value ?? [];
  const shown = isOpen ? values : values.slice(0, shortList);
  // A step that can be opened but was not yet is neither completed nor out of reach.
  const state = step.state === 'todo' && step.href ? words.open : words[step.state];
  const isStateSeen = (step.state === 'problem' || isCurrent) && values.length === 0;
  return (
    <li
      className={styles.step}
      data-state={step.state}
      data-current={isCurrent || undefined}
      {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
    >
      <span className={styles.number} aria-hidden="true">
        {step.state === 'completed' ? (
          <Icon name="check" size={12} />
        ) : step.state === 'problem' ? (
          '!'
        ) : (
          number
        )}
      </span>
      <span className={styles.name}>
        {step.href && !isCurrent ? (
          <Link href={step.href} tone="quiet">
            {step.label}
          </Link>
        ) : (
          step.label
        )}
      </span>
      {isStateSeen ? (
        <span className={styles.state}>{state}</span>
      ) : (
        <VisuallyHidden>, {state}</VisuallyHidden>
      )}
      {shown.map((line, index) => (
        <span key={index} className={styles.values}>
          <Breakable text={line} />
        </span>
      ))}
      {values.length > shortList ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-label={isOpen ? words.lessOf(step.label) : words.allOf(values.length, step.label)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.seeLess : words.seeAll(values.length)}
        </button>
      ) : null}
    </li>
  );
}
