import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { DatePicker } from '../DatePicker/DatePicker';
import { Stack } from '../Page/Stack';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { narrow, rightToLeft } from '../storyFrames';
import { ErrorSummary } from './ErrorSummary';

const meta = {
  title: 'Forms/ErrorSummary',
  tags: ['stable'],
  component: ErrorSummary,
  args: {
    errors: [
      { text: 'Enter a headline', targetId: 'headline', onPress: fn() },
      { text: 'Choose an industry', targetId: 'industry' },
      { text: 'Choose a date at least 2 hours from now', targetId: 'date' },
      { text: 'Say when it is to go out', targetId: 'when' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField label="Headline" name="headline" value="" onChange={fn()} errorMessage="Enter a headline" />
      <Select
        label="Industry"
        name="industry"
        value={null}
        options={[{ id: 'a', label: 'Health' }]}
        onChange={fn()}
        errorMessage="Choose an industry"
      />
      <DatePicker
        label="Date"
        name="date"
        value={null}
        onChange={fn()}
        errorMessage="Choose a date at least 2 hours from now"
      />
      <RadioGroup
        label="When"
        name="when"
        value={null}
        options={[
          { id: 'now', label: 'Now' },
          { id: 'later', label: 'Later' },
        ]}
        onChange={fn()}
        errorMessage="Say when it is to go out"
      />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus when it appears; each line leads to its field, whatever kind of field it is. */
export const Playground: Story = {
  name: 'Playground · validation, problems',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    // A field that is out of sight comes into it.
    const summary = canvas.getByRole('alert');
    const headline = canvas.getByRole('textbox', { name: 'Headline' });
    summary.style.marginBlockEnd = '300vh';
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a headline' }));
    await expect(headline).toHaveFocus();
    await expect(headline.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    summary.style.marginBlockEnd = '';
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect(args.errors[0]?.onPress).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('link', { name: 'Choose an industry' }));
    await expect(canvas.getByRole('button', { name: /Industry/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /Choose a date/ }));
    await expect(canvas.getByRole('textbox', { name: 'Date' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /Say when/ }));
    await expect(canvas.getByRole('radio', { name: 'Now' })).toHaveFocus();
  },
};

/** What names no field leads nowhere; where nothing is wrong, there is no summary. */
export const One: Story = {
  args: { errors: [{ text: 'Your card was declined.' }] },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <ErrorSummary errors={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByText('Your card was declined.')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Enter on a line leads to its field, ready to be typed into. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Enter a headline' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Industry/ })).toHaveFocus();
  },
};

/** What is mended and breaks again while somebody types leaves the focus to the field. */
export const WhileTyping: Story = {
  tags: ['behaviour'],
  render: function WhileTyping() {
    const [email, setEmail] = useState('');
    return (
      <>
        <ErrorSummary errors={email.includes('@') ? [] : [{ text: 'Enter an email' }]} focusKey={1} />
        <TextField label="Email" name="email" value={email} onChange={setEmail} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.type(email, 'a@b');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tripleClick(email);
    await userEvent.keyboard('dana');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(email).toHaveValue('dana');
  },
};

/** The focus comes with the words: what is typed the moment they are there is not lost. */
export const WhenAnAnswerComes: Story = {
  tags: ['behaviour'],
  render: function WhenAnAnswerComes() {
    const [errors, setErrors] = useState<{ text: string }[]>([]);
    const send = async () => {
      await Promise.resolve();
      setErrors([{ text: 'Enter an email' }]);
    };
    return (
      <>
        <ErrorSummary errors={errors} focusKey={1} />
        <Button onPress={() => void send()}>Send</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const focused = new Promise<Element | null>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (canvas.queryByRole('alert') === null) return;
        observer.disconnect();
        resolve(document.activeElement);
      }).observe(canvasElement, { childList: true, subtree: true });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await focused).toBe(canvas.getByRole('alert'));
  },
};

/** What the server refused, under the heading that the document gives it. */
export const FromTheServer: Story = {
  args: {
    title: 'Error registering account:',
    errors: [{ text: 'An account with this email exists already.' }],
  },
  render: (args) => <ErrorSummary {...args} />,
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    errors: [
      {
        text: 'An attachment with the same name already exists. If you wish to attach duplicate items they must have different names.',
        targetId: 'a',
      },
      {
        text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        targetId: 'b',
      },
    ],
  },
  render: (args) => <ErrorSummary {...args} />,
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { title: 'هناك مشكلة', errors: [{ text: 'أدخل عنوانًا', targetId: 'a' }] },
  render: (args) => <ErrorSummary {...args} />,
};
