import clsx from 'clsx';
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Icon } from '../Icon/Icon';
import { PageHead } from '../PageHead/PageHead';
import { useMediaQuery } from '../useMediaQuery';
import { firstInView } from './firstInView';
import styles from './WizardShell.module.css';
import { WizardStepItem, type WizardStep } from './WizardStepItem';
import { useWords } from '../Words/useWords';

export interface WizardShellProps {
  slug: ReactNode;
  /** The h1: the name of the step. */
  title: ReactNode;
  steps: readonly WizardStep[];
  /** From 0. When it changes, the h1 takes the focus. */
  stepIndex: number;
  panelTitle: string;
  /** The most steps that the panel shows at once, the current one among them; all unless told. */
  stepsInView?: number;
  /** What the task costs as it stands: its lines over the steps, its amount also where the panel is folded. */
  cost?: { amount?: string; receipt: ReactNode } | null;
  /** The way back, on top: a Link or a Button. */
  backLink?: ReactNode;
  /** Over the form: an on-hold Banner, an ErrorSummary. */
  banner?: ReactNode;
  children: ReactNode;
  /** The way on, under the form, the primary action first. */
  footer?: ReactNode;
  saveStatus?: ReactNode;
  /** On the right of the head, on a phone below the form: Preview, Save Draft. */
  actions?: ReactNode;
  /** The h1, to take the focus when the wizard is opened from another screen. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** As in WizardShell.module.css. */
const folded = '(max-width: 56.25em)';

/**
 * A task in steps: the form in a readable column, and beside it the list of all steps with what was entered.
 * On a phone the list folds to 'Step 3 of 8'.
 */
export function WizardShell(props: WizardShellProps) {
  const {
    slug,
    title,
    steps,
    stepIndex,
    panelTitle,
    cost,
    stepsInView = steps.length,
    backLink,
    banner,
    children,
    footer,
    saveStatus,
    actions,
  } = props;
  const [isOpen, setOpen] = useState(false);
  const [hasAll, setAll] = useState(false);
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = props.headingRef ?? ownHeading;
  const shownStep = useRef(stepIndex);
  const panelId = useId();
  const words = useWords('WizardShell');
  // With the step, and not a moment later: who begins to type by then would lose letters.
  useLayoutEffect(() => {
    if (shownStep.current === stepIndex) return;
    shownStep.current = stepIndex;
    setOpen(false);
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, [stepIndex, heading]);
  const first = hasAll ? 0 : firstInView(stepIndex, steps.length, stepsInView);
  const shown = hasAll ? steps : steps.slice(first, first + stepsInView);
  // Where the panel folds, it comes before the form: one hears and reaches it first, and the actions come last.
  const isFolded = useMediaQuery(folded);
  const panel = (
    <nav className={styles.side} aria-label={panelTitle} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {cost?.amount
          ? words.stepAndCost(stepIndex + 1, steps.length, cost.amount)
          : words.stepOf(stepIndex + 1, steps.length)}
        <Icon name="chevronDown" />
      </button>
      <div className={styles.panel} id={panelId}>
        {cost ? <div className={styles.receipt}>{cost.receipt}</div> : null}
        <h2 className={styles.panelTitle}>{panelTitle}</h2>
        <ol className={styles.steps} start={first + 1}>
          {shown.map((step, index) => (
            <WizardStepItem
              key={step.id}
              step={step}
              number={first + index + 1}
              isCurrent={first + index === stepIndex}
            />
          ))}
        </ol>
        {stepsInView < steps.length ? (
          <button
            type="button"
            className={clsx(styles.more, styles.moreSteps)}
            aria-expanded={hasAll}
            aria-label={hasAll ? words.lessSteps : words.allSteps(steps.length)}
            onClick={() => setAll(!hasAll)}
          >
            {hasAll ? words.seeLess : words.seeAll(steps.length)}
          </button>
        ) : null}
      </div>
      {saveStatus ? <div className={styles.save}>{saveStatus}</div> : null}
    </nav>
  );
  return (
    <div className={styles.shell}>
      {backLink ? <div className={styles.back}>{backLink}</div> : null}
      <PageHead
        slug={slug}
        title={title}
        headingRef={heading}
        actions={isFolded ? undefined : actions}
        isCompact
      />
      <div className={styles.columns}>
        {isFolded ? panel : null}
        <div className={styles.form}>
          {banner}
          {children}
          {footer ? <div className={styles.footer}>{footer}</div> : null}
          {isFolded && actions ? <div className={styles.footer}>{actions}</div> : null}
        </div>
        {isFolded ? null : panel}
      </div>
    </div>
  );
}
