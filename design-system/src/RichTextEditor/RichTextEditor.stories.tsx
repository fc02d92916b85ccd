import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { Stack } from '../Page/Stack';
import { narrow, rightToLeft } from '../storyFrames';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor';
import { sampleElements } from './sampleElements';
import { readTypedText } from './typedText';

function Held(props: RichTextEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RichTextEditor
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
  title: 'Forms/RichTextEditor',
  tags: ['stable'],
  component: RichTextEditor,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Release body',
    name: 'body',
    isRequired: true,
    value:
      '<h2>A new plant</h2><p>Harbor Robotics today opened an <strong>assembly plant</strong> at <a href="https://example.com/">Sparrows Point</a>.</p><ul><li>400 jobs</li><li>210,000 square feet</li></ul>',
    onChange: fn(),
    onBlur: fn(),
    elements: sampleElements,
  },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const slow = { timeout: 20_000 };

export const Playground: Story = {
  name: 'Playground · WYSIWYG, TinyMCE',
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Release body' }, slow);
    await expect(text).toHaveTextContent('Harbor Robotics today opened');
    await expect(await canvas.findByRole('button', { name: 'Bold' }, slow)).toBeVisible();
    await waitFor(() => expect(text).toBeRequired(), slow);
  },
};

/** Dictation and spelling corrections press no key and are heard of all the same. */
export const Dictated: Story = {
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox', { name: 'Release body' }, slow);
    await userEvent.click(text);
    text.innerHTML = '<p>Said aloud</p>';
    text.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Said aloud</p>'), slow);
  },
};

const say = (text: HTMLElement, words: string): void => {
  text.innerHTML = `<p>${words}</p>`;
  text.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
};

/** Until `remove` is heard, as a step of a wizard that is left by the keys of the browser. */
function Removable(args: RichTextEditorProps) {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    const remove = (): void => setThere(false);
    window.addEventListener('remove', remove);
    return () => window.removeEventListener('remove', remove);
  }, []);
  return isThere ? <Held {...args} /> : <p>Gone</p>;
}

/** Many keys are read once; whoever uses the text, leaves it, the page or the step has what was typed last. */
export const TypedAndLeft: Story = {
  args: { value: '' },
  render: (args) => <Removable {...args} />,
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Bold' }, slow);
    const text = await canvas.findByRole('textbox', { name: 'Release body' }, slow);
    await userEvent.click(text);
    for (const words of ['1', '1 2', '1 2 3']) say(text, words);
    await expect(args.onChange).not.toHaveBeenCalled();
    const ways: [string, () => void][] = [
      ['used', readTypedText],
      ['left', () => text.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))],
      ['hidden', () => window.dispatchEvent(new Event('pagehide'))],
      ['back', () => window.dispatchEvent(new Event('popstate'))],
    ];
    for (const [index, [words, leave]] of ways.entries()) {
      say(text, words);
      leave();
      await expect(args.onChange).toHaveBeenCalledTimes(index + 1);
      await expect(args.onChange).toHaveBeenLastCalledWith(`<p>${words}</p>`);
    }
    await expect(text).toHaveTextContent('back');
    say(text, 'removed');
    window.dispatchEvent(new Event('remove'));
    await canvas.findByText('Gone');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>removed</p>');
  },
};

/** Pasted text keeps paragraphs, lists, links and emphasis, and loses everything else. */
export const Paste: Story = {
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox', { name: 'Release body' }, slow);
    await userEvent.click(text);
    const clipboard = new DataTransfer();
    clipboard.setData(
      'text/html',
      '<p class=MsoNormal style="margin:0in;color:red"><b>Bold</b> and <a href="example.com">linked</a><o:p></o:p></p>' +
        "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>One</p>",
    );
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
    await waitFor(
      () =>
        expect(args.onChange).toHaveBeenLastCalledWith(
          expect.stringMatching(
            /<p><strong>Bold<\/strong> and <a href="http:\/\/example\.com">linked<\/a><\/p>\s*<ul>\s*<li>One<\/li>\s*<\/ul>/,
          ),
        ),
      slow,
    );
  },
};

/** A table stays one; what is not kept is said under the text. */
export const PastedTable: Story = {
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox', { name: 'Release body' }, slow);
    await userEvent.click(text);
    const clipboard = new DataTransfer();
    clipboard.setData(
      'text/html',
      '<table><thead><tr><td>Year</td><td>Jobs</td></tr></thead><tr><td>2001</td><td align="right">400 m<sup>2</sup></td></tr></table><p align="center"><s>x</s></p><img src="x.png">',
    );
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Jobs' })).toBeVisible(), slow);
    await waitFor(
      () =>
        expect(args.onChange).toHaveBeenLastCalledWith(
          expect.stringMatching(
            /<table>\s*<thead>\s*<tr>\s*<th>Year<\/th>\s*<th>Jobs<\/th>[^]*<td style="text-align: right;?">400 m<sup>2<\/sup><\/td>\s*<\/tr>\s*<\/tbody>\s*<\/table>/,
          ),
        ),
      slow,
    );
    await expect(
      canvas.getByText('A picture was left out. Centring and strike-through were removed.'),
    ).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { value: '', errorMessage: 'Please provide a press release body.' },
  render: (args) => (
    <Stack>
      <ErrorSummary errors={[{ text: 'Please provide a press release body.', targetId: 'body' }]} />
      <Held {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Release body' }, slow);
    await waitFor(() => expect(text).toBeInvalid(), slow);
    await userEvent.click(canvas.getByRole('link', { name: 'Please provide a press release body.' }));
    await expect(text).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Release body' }, slow);
    await expect(text).toHaveTextContent('Harbor Robotics today opened');
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'false'), slow);
    await expect(text).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Tab leads on, out of a list and a table too: no key is caught. */
export const Keyboard: Story = {
  args: { value: '<ul><li>400 jobs</li></ul>' },
  render: (args) => (
    <Stack>
      <Held {...args} />
      <Button>Next</Button>
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox', { name: 'Release body' }, slow);
    text.focus();
    await expect(text).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onBlur).toHaveBeenCalled();
  },
};

/** A link of another kind than the four is taken away, and its words stay. */
export const Links: Story = {
  args: {
    value:
      '<p><a href="javascript:alert(1)">one</a> <a href="example.com">two</a> <a href="mailto:dana@lakeview.example">three</a></p>',
  },
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox', { name: 'Release body' }, slow);
    text.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    await waitFor(
      () =>
        expect(args.onChange).toHaveBeenLastCalledWith(
          '<p>one <a href="http://example.com">two</a> <a href="mailto:dana@lakeview.example">three</a></p>',
        ),
      slow,
    );
  },
};

export const LongText: Story = {
  decorators: [narrow],
  args: {
    label: 'The text of the release, as it is to stand on the pages of the newsrooms',
    description: 'At least 30 characters. The first paragraph says who did what, when and where.',
    value: `<p>${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(12)}</p>`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/^At least 30 characters\./);
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'نص البيان', value: '<p>افتتحت شركة الميناء للروبوتات مصنعًا جديدًا.</p>' },
};
