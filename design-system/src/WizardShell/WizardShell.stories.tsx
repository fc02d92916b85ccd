import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { Header } from '../Header/Header';
import { Link } from '../Link/Link';
import { PageBody } from '../Page/PageBody';
import { SaveStatus } from '../SaveStatus/SaveStatus';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { foldButton, unfold } from '../testing/fold';
import { rightToLeft } from '../storyFrames';
import { WizardShell, type WizardShellProps } from './WizardShell';
import type { WizardStep } from './WizardStepItem';

const steps: WizardStep[] = [
  { id: 'package', label: 'Package', state: 'completed', value: ['Premium, $415.00'], href: '#package' },
  {
    id: 'additions',
    label: 'Additions',
    state: 'completed',
    value: ['Priority distribution', 'Health editors, US', 'Hospital trade press', 'Maryland newsrooms'],
    href: '#additions',
  },
  { id: 'create', label: 'Create Release', state: 'current', href: '#create' },
  { id: 'amplify', label: 'Amplify', state: 'todo' },
  { id: 'schedule', label: 'Schedule', state: 'todo' },
  { id: 'verify', label: 'Verify Contact Information', state: 'todo' },
  { id: 'payment', label: 'Payment', state: 'todo' },
  { id: 'summary', label: 'Summary', state: 'todo' },
];

const meta = {
  title: 'Release/WizardShell',
  tags: ['needs-review'],
  component: WizardShell,
  parameters: { layout: 'fullscreen' },
  args: {
    slug: 'REL-204851 · Step 3 of 8',
    title: 'Create Release',
    steps,
    stepIndex: 2,
    panelTitle: 'Release Summary',
    backLink: <Link href="#back">Back</Link>,
    actions: (
      <>
        <Button>Preview</Button>
        <Button>Save Draft</Button>
      </>
    ),
    saveStatus: <SaveStatus state="saved" at="11:42 AM" />,
    footer: <Button variant="primary">Next</Button>,
    children: (
      <>
        <TextField
          label="Headline"
          name="headline"
          isRequired
          value=""
          onChange={fn()}
          description="55 to 170 characters. Sentence case reads best."
        />
        <TextArea
          label="Summary"
          name="summary"
          isOptional
          value="Lakeview Health today named Dana Ortiz chief nursing officer, effective January 4."
          onChange={fn()}
        />
      </>
    ),
  },
  render: (args) => (
    <>
      <Header
        brandName="Dispatch"
        brandHref="#home"
        items={[{ label: 'Releases', href: '#releases', isCurrent: true }]}
        account="Dana Ortiz"
      />
      <PageBody>
        <WizardShell {...args} />
      </PageBody>
    </>
  ),
} satisfies Meta<typeof WizardShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · steps, stepper, progress',
  play: async ({ canvas, canvasElement }) => {
    await unfold(canvasElement, 'Step 3 of 8');
    const panel = canvas.getByRole('navigation', { name: 'Release Summary' });
    await expect(panel.querySelector('[aria-current="step"]')).toHaveTextContent('Create Release');
    await expect(canvas.queryByText('Maryland newsrooms')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /See all \(4\)/ }));
    await expect(canvas.getByText('Maryland newsrooms')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /See less/ }));
    await expect(canvas.queryByText('Maryland newsrooms')).not.toBeInTheDocument();
    const told = within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(told[0]).toContain('Package, Completed');
    await expect(told[2]).toContain('Create ReleaseIn progress');
    await expect(told[3]).toContain('Amplify, Cannot start yet');
    // Only to another step that can be opened.
    const ways = within(panel).getAllByRole('link');
    await expect(ways.map(({ textContent }) => textContent)).toEqual(['Package', 'Additions']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved 11:42 AM');
  },
};

const problems = [
  { text: 'Please provide a press release headline.', targetId: 'headline' },
  { text: 'Please provide a press release summary.', targetId: 'summary' },
];

const fieldsWithProblems = (
  <>
    <TextField
      label="Headline"
      name="headline"
      isRequired
      value=""
      onChange={fn()}
      errorMessage={problems[0]?.text}
      description="55 to 170 characters. Sentence case reads best."
    />
    <TextArea
      label="Summary"
      name="summary"
      isRequired
      value=""
      onChange={fn()}
      errorMessage={problems[1]?.text}
    />
  </>
);

/** Pressing on with errors: what stands in the way is on top, and the step says so in the panel. */
export const Problems: Story = {
  tags: ['behaviour'],
  args: {
    steps: steps.map((step, index) =>
      index === 2 ? { ...step, state: 'problem', value: ['2 problems'] } : step,
    ),
    banner: <ErrorSummary errors={problems} />,
    children: fieldsWithProblems,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await unfold(canvasElement, 'Step 3 of 8');
    const panel = within(canvas.getByRole('navigation', { name: 'Release Summary' }));
    const [, , step] = panel.getAllByRole('listitem');
    await expect(step).toHaveTextContent('Create Release, There is a problem');
    await expect(step).toHaveTextContent('2 problems');
  },
};

export const OnHold: Story = {
  tags: ['behaviour'],
  args: {
    banner: (
      <Banner tone="warning" title="Your release is on hold. Revisions are required.">
        <ul>
          <li>The headline names a product that is not in the text.</li>
        </ul>
      </Banner>
    ),
    saveStatus: <SaveStatus state="failed" onRetry={fn()} />,
  },
};

function Walking(props: WizardShellProps) {
  const [stepIndex, setStep] = useState(2);
  return (
    <WizardShell
      {...props}
      stepIndex={stepIndex}
      slug={`REL-204851 · Step ${stepIndex + 1} of ${props.steps.length}`}
      steps={props.steps.map((step, index) =>
        index < stepIndex
          ? { ...step, state: 'completed' }
          : { ...step, state: index === stepIndex ? 'current' : 'todo' },
      )}
      title={props.steps[stepIndex]?.label}
      footer={
        <Button variant="primary" onPress={() => setStep(stepIndex + 1)}>
          Next
        </Button>
      }
    />
  );
}

/** After a change of step the page is at its top, the heading has the focus, and the panel of a phone is folded. */
export const NextStep: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <PageBody>
      <Walking {...args} />
    </PageBody>
  ),
  play: async ({ canvas, canvasElement }) => {
    const fold = canvas.getByText('Step 3 of 8');
    // A longer step, scrolled by so little that the heading would be in view anyway.
    canvasElement.style.minBlockSize = '200vh';
    window.scrollTo({ top: 10 });
    await expect(window.scrollY).toBe(10);
    await fireEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Amplify' })).toHaveFocus();
    await expect(window.scrollY).toBe(0);
    canvasElement.style.minBlockSize = '';
  },
};

/** On a phone the panel folds to one line, and opens on a press; the form begins high up. */
export const Phone: Story = {
  globals: { viewport: { value: 'width390', isRotated: false } },
  play: async ({ canvas }) => {
    const fold = canvas.getByRole('button', { name: 'Step 3 of 8' });
    const head = canvas.getByText('REL-204851 · Step 3 of 8').getBoundingClientRect();
    await expect(fold.getBoundingClientRect().bottom - head.top).toBeLessThan(120);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Verify Contact Information')).not.toBeVisible();
    await userEvent.click(fold);
    await expect(canvas.getByText('Verify Contact Information')).toBeVisible();
  },
};

const tabTo = async (element: HTMLElement): Promise<void> => {
  await userEvent.tab();
  await expect(element).toHaveFocus();
};

/**
 * The way back, the actions, the form and the way on, then the panel: steps that can be opened, long lists that unfold.
 * Where the panel folds it comes first, and the actions last.
 */
export const Keyboard: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <PageBody>
      <Walking {...args} />
    </PageBody>
  ),
  play: async ({ canvas, canvasElement }) => {
    const button = (name: string | RegExp): HTMLElement => canvas.getByRole('button', { name });
    const fold = foldButton(canvasElement, 'Step 3 of 8');
    const inPanel = async (): Promise<void> => {
      await tabTo(canvas.getByRole('link', { name: 'Package' }));
      await tabTo(canvas.getByRole('link', { name: 'Additions' }));
      await tabTo(button(/See all \(4\)/));
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('Maryland newsrooms')).toBeVisible();
    };
    const actions = async (): Promise<void> => {
      await tabTo(button('Preview'));
      await tabTo(button('Save Draft'));
    };
    await tabTo(canvas.getByRole('link', { name: 'Back' }));
    if (fold === null) await actions();
    else {
      await tabTo(fold);
      await userEvent.keyboard('{Enter}');
      await inPanel();
    }
    await tabTo(canvas.getByRole('textbox', { name: /Headline/ }));
    await tabTo(canvas.getByRole('textbox', { name: /Summary/ }));
    await tabTo(button('Next'));
    if (fold === null) await inPanel();
    else await actions();
    button('Next').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Amplify' })).toHaveFocus();
    // From there, the steps are next on a phone.
    if (fold !== null) await tabTo(fold);
  },
};

const onHoldWithErrors: Partial<WizardShellProps> = {
  steps: steps.map((step, index) =>
    index === 2 ? { ...step, state: 'problem', value: ['2 problems'] } : step,
  ),
  banner: (
    <>
      <Banner tone="warning" title="Your release is on hold. Revisions are required.">
        <ul>
          <li>The headline names a product that is not in the text.</li>
        </ul>
      </Banner>
      <ErrorSummary errors={problems} />
    </>
  ),
  children: fieldsWithProblems,
  footer: <Button variant="primary">Resubmit</Button>,
};

/** Held by the editors, and resubmitted with errors: why it was held stays on top. */
export const OnHoldWithTwoErrors: Story = { tags: ['behaviour'], args: onHoldWithErrors };

export const OnHoldWithTwoErrorsDarkPhone: Story = {
  name: 'On hold with two errors (dark, 390 px)',
  args: onHoldWithErrors,
  globals: { viewport: { value: 'width390', isRotated: false }, theme: 'dark' },
};

/** As in the purchase-edit wizard: never more than three steps, and the rest on request. */
export const ThreeInView: Story = {
  args: { stepsInView: 3, stepIndex: 4, title: 'Schedule', slug: 'REL-204851 · Step 5 of 8' },
  play: async ({ canvas, canvasElement }) => {
    await unfold(canvasElement, 'Step 5 of 8');
    const panel = within(canvas.getByRole('navigation', { name: 'Release Summary' }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(3);
    await expect(panel.getByText('Amplify')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'See all (8) steps' }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(panel.getByRole('button', { name: 'See less steps' }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(3);
    await expect(panel.getByRole('list')).toHaveAttribute('start', '4');
  },
};

export const LongText: Story = {
  args: {
    title: 'Verify the contact information of everybody who is named in the release',
    steps: steps.map((step, index) =>
      index === 0
        ? {
            ...step,
            value: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
          }
        : step,
    ),
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    title: 'إنشاء البيان',
    panelTitle: 'ملخص البيان',
    steps: [
      { id: 'package', label: 'الباقة', state: 'completed', value: ['Premium, $415.00'], href: '#package' },
      { id: 'additions', label: 'الإضافات', state: 'completed', href: '#additions' },
      { id: 'create', label: 'إنشاء البيان', state: 'current' },
    ],
  },
};
