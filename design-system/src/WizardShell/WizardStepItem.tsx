import { useState } from 'react';
import { Breakable } from '../Breakable/Breakable';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './WizardShell.module.css';

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

const stateWords = {
  completed: 'Completed',
  current: 'In progress',
  todo: 'Cannot start yet',
  problem: 'There is a problem',
} as const;

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
  const [isOpen, setOpen] = useState(false);
  const values = step.value ?? [];
  const shown = isOpen ? values : values.slice(0, shortList);
  // A step that can be opened but was not yet is neither completed nor out of reach.
  const words = step.state === 'todo' && step.href ? 'Not started' : stateWords[step.state];
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
        <span className={styles.state}>{words}</span>
      ) : (
        <VisuallyHidden>, {words}</VisuallyHidden>
      )}
      {shown.map((line, index) => (
        <span key={index} className={styles.values}>
          <Breakable text={line} />
        </span>
      ))}
      {values.length > shortList ? (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'See less' : `See all (${values.length})`}
          <VisuallyHidden> of {step.label}</VisuallyHidden>
        </button>
      ) : null}
    </li>
  );
}
