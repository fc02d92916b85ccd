import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { Stack } from '../Page/Stack';
import { narrow, rightToLeft } from '../storyFrames';
import { ComboBox, type ComboBoxProps } from './ComboBox';

function Held(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ComboBox
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/ComboBox',
  tags: ['needs-review'],
  component: ComboBox,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Country',
    name: 'country',
    options: [
      { id: 'CA', label: 'Canada' },
      { id: 'CI', label: 'Côte d’Ivoire' },
      { id: 'JP', label: 'Japan' },
      { id: 'GB', label: 'United Kingdom', otherNames: ['UK'] },
      { id: 'US', label: 'United States', otherNames: ['USA'] },
    ],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Playground · dropdown, autocomplete, typeahead',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'states');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: 'United States' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('US');
    await expect(canvas.getByRole('combobox')).toHaveValue('United States');
  },
};

/** What matches the letters so far, and the one that Enter would take. */
export const Open: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'ca');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Canada' }).id,
    );
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please choose a country.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please choose a country.');
  },
};

export const Chosen: Story = { args: { value: 'JP' } };

export const Disabled: Story = {
  args: { value: 'JP', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

/** It opens with the focus; Escape closes it and leaves things as they were, with the focus in the field. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
    await expect(input).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.any(String));
  },
};

/** An answer typed in full counts, in any case and by its other names, however the field is left. */
export const TypedInFull: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    const leaveBy: Record<string, () => Promise<unknown>> = {
      tab: () => userEvent.tab(),
      enter: () => userEvent.keyboard('{Enter}'),
      press: () => userEvent.click(document.body),
    };
    for (const [typed, id, label, way] of [
      ['Canada', 'CA', 'Canada', 'tab'],
      ['  uSa ', 'US', 'United States', 'tab'],
      ['uk', 'GB', 'United Kingdom', 'enter'],
      ['CÔTE D’IVOIRE', 'CI', 'Côte d’Ivoire', 'press'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await leaveBy[way]?.();
      await expect(args.onChange).toHaveBeenLastCalledWith(id);
      await expect(input).toHaveValue(label);
      await expect(input).toBeValid();
    }
  },
};

/** What names nobody stays as it was typed, and counts as no answer. */
export const NothingMatches: Story = {
  args: { value: 'JP', onTextError: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.clear(input);
    await userEvent.type(input, 'Cnada');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue('Cnada');
    await expect(input).toHaveAccessibleDescription('Nothing matches.');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(args.onTextError).toHaveBeenLastCalledWith('Nothing matches.');
    await userEvent.clear(input);
    await expect(input).toBeValid();
    await expect(args.onTextError).toHaveBeenLastCalledWith(null);
  },
};

const people = [
  { id: '7', label: 'dana.ortiz@lakeview.example' },
  { id: '8', label: 'daniel.ng@harbor.example' },
];
const looked = fn();

const byLogin: Story = {
  args: {
    label: 'Login Username',
    name: 'login',
    description: 'Whose coupon it is.',
    options: [],
    search: {
      minLength: 4,
      delay: 0,
      find: (text) => {
        looked(text);
        return Promise.resolve(people.filter(({ label }) => label.includes(text.toLowerCase())));
      },
    },
  },
};

/** Searched elsewhere, from the fourth character on and after a rest. What was typed counts when it is chosen. */
export const Search: Story = {
  args: { ...byLogin.args, onTextError: fn() },
  play: async ({ canvas, args }) => {
    looked.mockClear();
    const input = canvas.getByRole('combobox', { name: 'Login Username' });
    await userEvent.tab();
    await userEvent.keyboard('dan');
    await waitFor(() =>
      expect(screen.getByText('Type at least 4 characters.', { selector: 'div' })).toBeVisible(),
    );
    await expect(looked).not.toHaveBeenCalled();
    await userEvent.keyboard('a');
    await waitFor(() => expect(screen.getByRole('option', { name: people[0]?.label ?? '' })).toBeVisible());
    await expect(looked).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('option', { name: people[0]?.label ?? '' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
    await expect(input).toHaveValue('dana.ortiz@lakeview.example');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(input).toHaveValue('dana.ortiz@lakeview.exampl');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Whose coupon it is. Nothing matches.'));
    await expect(args.onTextError).toHaveBeenLastCalledWith('Nothing matches.');
  },
};

const slow = byLogin.args?.search;

/** A login that was typed in full counts, also when the field is left before it is found. */
export const SearchTypedInFull: Story = {
  args: { ...byLogin.args, ...(slow ? { search: { ...slow, delay: 200 } } : {}) },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Login Username' });
    await userEvent.type(input, 'Daniel.NG@harbor.example');
    await userEvent.tab();
    await expect(input).toBeValid();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('8'));
    await expect(input).toHaveValue('daniel.ng@harbor.example');
  },
};

/** Two hundred milliseconds are nothing to a person: it says that it is on its way. */
export const Searching: Story = {
  args: { ...byLogin.args, search: { delay: 0, find: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dana');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…');
  },
};

export const NothingFound: Story = {
  ...byLogin,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'nobody');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches.'));
  },
};

export const SearchFailed: Story = {
  args: { ...byLogin.args, search: { delay: 0, find: () => Promise.reject(new Error('500')) } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dana');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The search did not work. Type on to try again.'),
    );
  },
};

/** One that was chosen before is shown by its name. */
export const SearchChosen: Story = {
  args: { ...byLogin.args, options: people, value: '8' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('daniel.ng@harbor.example');
  },
};

/** Somebody was asked whether to go on and said no: the value stays, and so does what the field shows. */
export const ChoiceNotTaken: Story = {
  tags: ['behaviour'],
  args: { ...byLogin.args, options: people.slice(1), value: '8' },
  render: (args) => <ComboBox {...args} />,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'dana');
    await userEvent.click(await screen.findByRole('option', { name: people[0]?.label ?? '' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
    await waitFor(() => expect(input).toHaveValue('daniel.ng@harbor.example'));
    await userEvent.tab();
    await expect(input).toHaveValue('daniel.ng@harbor.example');
  },
};

function AskingFirst(props: ComboBoxProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ComboBox
        {...props}
        value={chosen ?? props.value}
        onChange={setChosen}
        onClose={() => setAsking(chosen !== null)}
        onBlur={() => setChosen(null)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={fn()}
        onCancel={() => setAsking(false)}
      >
        You have changes that are not saved.
      </ConfirmDialog>
    </>
  );
}

/** A choice that asks a question does so once the list is closed: then nothing stays hidden, and the focus returns. */
export const AsksFirst: Story = {
  // The modal gives it back by itself, in an application that has not begun to keep it yet.
  parameters: { keepsFocus: false },
  args: { ...byLogin.args, options: people.slice(1), value: '8' },
  render: (args) => (
    <Stack>
      <AskingFirst {...args} />
      <Button>Save</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'dana');
    await userEvent.click(await screen.findByRole('option', { name: people[0]?.label ?? '' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('daniel.ng@harbor.example');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    label: 'The country in which the company has its seat, or where the news takes place',
    value: 'GS',
    options: [{ id: 'GS', label: 'South Georgia and the South Sandwich Islands (the) and dependencies' }],
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'البلد', value: 'JP', options: [{ id: 'JP', label: 'اليابان' }] },
};
