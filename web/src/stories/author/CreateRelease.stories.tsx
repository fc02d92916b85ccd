import { unfold } from '@dispatch/design-system/testing/fold';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { callsOf } from '../page/answering';
import { pageAddress } from '../page/openPage';
import { narrow, page, type PageMeta, type Story } from '../page/page';
import type { Answers } from '../page/pageArgs';
import wordFile from './release.docx?url';
import {
  changed,
  followLine,
  newRelease,
  press,
  read,
  stepOf,
  summaryHasFocus,
  uploadedImage,
  video,
  whenEditorIsThere,
} from './wizard';

export default {
  title: 'Screens/Author/Wizard/3 Create release',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: { heading: 'Create Release', at: stepOf(3), as: 'customer', answers: read },
} satisfies PageMeta;

const contactOf = (place: HTMLElement) => within(place).getByRole('region', { name: 'Primary contact' });

/** With a video and an additional contact, as in the largest package. */
export const Filled: Story = {
  tags: ['main'],
  args: { answers: { ...read, getRelease: 'complete' }, others: [video, uploadedImage] },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await expect(await canvas.findByRole('img', { name: /^Still of the video/ })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /^Pull-out quote/ })).toHaveValue(
      'Baltimore built ships here. Now it builds robots.',
    );
    await expect(contactOf(canvasElement)).toHaveTextContent(/Dana Ortiz.*press@harbor-robotics/);
    await expect(await canvas.findByRole('img', { name: 'Robot arms in a bright hall' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Fact sheet' })).toHaveTextContent('PDF, 1.2 MB');
  },
};

/** What was known of the additional contact does not come back. */
export const ContactTakenAway: Story = {
  tags: ['full'],
  args: { answers: { ...read, getRelease: 'complete' }, others: [video, uploadedImage] },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await canvas.findByRole('button', { name: 'Edit additional contact' });
    await userEvent.click(await canvas.findByRole('switch'));
    await expect(canvas.queryByRole('button', { name: /additional contact/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('switch'));
    for (const field of canvas.getAllByRole('textbox', { name: /^Additional contact/ }))
      await expect(field).toHaveValue('');
  },
};

/** A contact is closed only when it keeps the rules; what is typed is saved all the same. */
export const ContactEdited: Story = {
  args: { answers: { ...read, getRelease: 'complete', saveDraft: 'plain' }, others: [video, uploadedImage] },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await press(canvasElement, 'Edit primary contact');
    const name = await canvas.findByRole('textbox', { name: /^Contact name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await press(canvasElement, 'Save primary contact');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Please provide a press release contact name.');
    await waitFor(() => expect(callsOf('saveDraft').at(-1)?.body).toMatchObject({ primaryContactName: '' }));
    await userEvent.type(name, 'Ravi Menon');
    await press(canvasElement, 'Save primary contact');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit primary contact' })).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: /^Contact name/ })).toBeNull();
    await expect(contactOf(canvasElement)).toHaveTextContent('Ravi Menon');
  },
};

/** Found by typing or proposed by the text, which sets none unasked. */
export const Topics: Story = {
  args: {
    answers: {
      ...read,
      saveDraft: 'plain',
      getRelease: changed({ mediaTopics: [], headline: 'A school for the weather of Baltimore' }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    const saved = (...codes: string[]) =>
      waitFor(() => expect(callsOf('saveDraft').at(-1)?.body).toMatchObject({ mediaTopics: codes }));
    const type = async (field: RegExp, text: string): Promise<void> => {
      const input = canvas.getByRole('combobox', { name: field });
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.click(await screen.findByRole('option', { name: text }));
    };
    await userEvent.click(await canvas.findByRole('button', { name: 'Add ‘School’' }));
    await saved('20000400');
    await type(/^Second topic/, 'Election');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add ‘Weather’' }));
    await saved('20000400', '20000574', '17000000');
    await expect(canvas.queryByRole('button', { name: /^Add ‘/ })).toBeNull();
    // What is typed over one leaves the others where they are.
    await type(/^Topic/, 'Culture');
    await saved('20000038', '20000574', '17000000');
    await expect(canvas.getByRole('combobox', { name: /^Third topic/ })).toHaveValue('Weather');
  },
};

/** One of the account's own pages; what it says of itself is put in once, by a press. */
export const Company: Story = {
  args: { answers: { ...read, saveDraft: 'plain', getRelease: changed({ body: '<p>News.</p>' }) } },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    const saved = (values: object) =>
      waitFor(() => expect(callsOf('saveDraft').at(-1)?.body).toMatchObject(values));
    const choose = async (now: RegExp, name: string): Promise<void> => {
      await userEvent.click(await canvas.findByRole('button', { name: now }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await choose(/The company of the contact/, 'Harbor Robotics');
    await saved({ companyName: 'Harbor Robotics' });
    for (let presses = 0; presses < 2; presses += 1)
      await press(canvasElement, 'Put ‘About Harbor Robotics’ at the end');
    await saved({
      body: expect.stringMatching(/^<p>News.<\/p>\s*<h3>About Harbor Robotics<\/h3>(?!.*<h3>)/) as string,
    });
    await choose(/^Harbor Robotics/, 'The company of the contact');
    await saved({ companyName: '' });
  },
};

const attached = (fileName: string, assetId: number, caption = '') => ({
  fileName,
  caption,
  altText: '',
  filePath: `/file/${fileName}`,
  fileSize: 812_000,
  base64Preview: null,
  assetId,
  uploadKey: `key-of-upload-number-${assetId}`,
});

const withFiles = changed({
  package: '200',
  newsImage: { ...attached('opening-day.jpg', 1, 'x'.repeat(60)), altText: 'Robot arms in a bright hall' },
  attachments: [attached('fact-sheet.pdf', 2, 'Fact sheet'), attached('plan.png', 3)],
});

const filesOf = (place: HTMLElement) => within(within(place).getByRole('group', { name: 'Attached files' }));
const chooserOf = (place: HTMLElement): HTMLInputElement => {
  const [input] = [...place.querySelectorAll<HTMLInputElement>('input[type=file]')].slice(-1);
  if (input === undefined) throw new Error('No files can be chosen.');
  return input;
};
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

const chooseWordFile = async (place: HTMLElement, file: File): Promise<void> => {
  const input = place.querySelector<HTMLInputElement>('input[accept=".docx"]');
  if (input === null) throw new Error('No Word file can be chosen.');
  await userEvent.upload(input, file);
};

/** What is written already is replaced when that is wanted; its table stays one, and what is left out is told. */
export const FromWordFile: Story = {
  args: { answers: { ...read, getRelease: 'complete', saveDraft: 'plain' }, others: [video, uploadedImage] },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await press(canvasElement, 'Fill in from a Word file');
    const bytes = await (await fetch(wordFile)).arrayBuffer();
    await chooseWordFile(canvasElement, new File([bytes], 'release.docx'));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/^The file replaces: Headline, Summary, Dateline/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    await expect(
      await canvas.findByText('Filled in from the file: Headline, Summary, Dateline, Release body.'),
    ).toBeVisible();
    await expect(canvas.getByText('Strike-through and centring were removed.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Dateline/ })).toHaveValue('BALTIMORE');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Release body' })).toHaveTextContent(
        /^Harbor Robotics today opened.*400 jobs/,
      ),
    );
    await expect(canvas.getByRole('columnheader', { name: 'Jobs' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '150 m2 or so' })).toContainHTML('<sup>2</sup>');
  },
};

export const WordFileUnreadable: Story = {
  tags: ['full'],
  args: { answers: { ...read, getRelease: changed({ headline: '', summary: '', cityState: '', body: '' }) } },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await chooseWordFile(canvasElement, new File(['no archive'], 'release.docx'));
    await expect(await canvas.findByText('release.docx could not be read.')).toBeVisible();
  },
};

/** The files take another order by the keyboard, a second file of the same name is refused, and a caption is missing. */
export const Files: Story = {
  args: { answers: { ...read, getRelease: withFiles, saveDraft: 'plain' }, others: [uploadedImage] },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await expect(canvas.getByRole('group', { name: `${'x'.repeat(50)}…` })).toBeVisible();
    const up = canvas.getByRole('button', { name: 'Move plan.png up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('plan.png is now 1 of 2.')).toBeInTheDocument();
    await waitFor(() => expect(up).toHaveFocus());
    const names = () => filesOf(canvasElement).getAllByRole('button', { name: /^Remove/ });
    await expect(names()[0]).toHaveAccessibleName('Remove plan.png');
    const [credit] = filesOf(canvasElement).getAllByRole('textbox', { name: /^Credit/ });
    await userEvent.type(credit as Element, 'Ada Lee');
    await waitFor(() =>
      expect(callsOf('saveDraft').at(-1)?.body).toMatchObject({
        attachments: [{ fileName: 'plan.png', credit: 'Ada Lee' }, { fileName: 'fact-sheet.pdf' }],
      }),
    );
    await press(canvasElement, 'Remove opening-day.jpg');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus());
    await userEvent.upload(chooserOf(canvasElement), pdf('fact-sheet.pdf'));
    await expect(await canvas.findByText('Error adding attachment:')).toBeVisible();
    await press(canvasElement, 'Next');
    await followLine(canvasElement, 'The Caption field is required');
    const caption = filesOf(canvasElement).getAllByRole('textbox', { name: /^Caption/ })[0];
    await expect(caption).toHaveFocus();
    await expect(caption).toHaveAccessibleDescription('The Caption field is required');
  },
};

/** What has come stands with its caption; the others can be cancelled. */
export const FilesComing: Story = {
  tags: ['full'],
  args: { answers: { ...read, getRelease: withFiles }, others: [uploadedImage], never: ['uploadFile'] },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await userEvent.upload(chooserOf(canvasElement), [pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf')]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel two.pdf' }));
    await expect(canvas.queryByText('two.pdf')).toBeNull();
    await expect(canvas.getByRole('progressbar', { name: 'Uploading one.pdf' })).toBeVisible();
  },
};

/** They would not be kept: the wizard is left after a question alone. */
export const LeavingWhileFilesCome: Story = {
  ...FilesComing,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await userEvent.upload(chooserOf(canvasElement), pdf('one.pdf'));
    await canvas.findByRole('progressbar', { name: 'Uploading one.pdf' });
    await unfold(canvasElement, 'Menu');
    await userEvent.click(await canvas.findByRole('link', { name: 'My Releases' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/You might lose some data\./);
    await expect(pageAddress()).toBe(stepOf(3));
  },
};

/** In the built product, uploads.test.ts of the journeys. */
export const FileRefused: Story = {
  tags: ['full'],
  args: {
    answers: { ...read, getRelease: withFiles },
    others: [uploadedImage],
    fails: { uploadFile: 'infected' },
  },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await userEvent.upload(chooserOf(canvasElement), pdf('one.pdf'));
    await expect(await canvas.findByText('Error uploading file')).toBeVisible();
    await expect(
      canvas.getByText('This file cannot be uploaded: the virus scanner flagged it.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry one.pdf' })).toBeVisible();
  },
};

/** A new release, before anything is written: the contact is known from the profile. */
export const Empty: Story = {
  tags: ['full'],
  args: { at: '/distribution/create?currentStep=3', answers: newRelease },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await expect(canvas.getByText('+1 410 555 0142')).toBeVisible();
    await expect(callsOf('saveDraft')).toHaveLength(0);
    await expect(
      canvas.queryByRole('textbox', { name: /^(Video URL|Pull-out quote|Additional)/ }),
    ).toBeNull();
  },
};

const everythingMissing = [
  'Please provide a press release headline.',
  'Please provide a press release summary.',
  'Please provide a press release dateline.',
  'Please provide a press release body.',
  'Please provide a press release contact name.',
  'Please provide a press release contact company.',
  'Please provide a press release contact email.',
  'Please select a country code.',
  'Please provide a press release contact phone.',
];

const unknownPerson = {
  ...newRelease,
  getMe: {
    example: 'customer',
    change: (me) => ({
      ...me,
      firstName: '',
      lastName: '',
      organization: '',
      email: '',
      country: '',
      phone: '',
    }),
  },
} satisfies Answers['answers'];

/** After that one begins with the contacts of the last release. */
export const ContactsOfLastRelease: Story = {
  tags: ['full'],
  args: {
    at: '/distribution/create?currentStep=3',
    answers: {
      ...newRelease,
      listReleases: 'some',
      getRelease: changed({ primaryContactName: 'Ravi Menon' }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await expect(contactOf(canvasElement)).toHaveTextContent('Ravi Menon');
    await expect(canvas.getByRole('textbox', { name: /^Headline/ })).toHaveValue('');
  },
};

/** Nothing was entered, nothing is known, and the person went on. */
export const WithErrors: Story = {
  args: { at: '/distribution/create?currentStep=3', answers: unknownPerson },
  play: async (playing) => {
    await whenEditorIsThere(playing.canvasElement);
    const { canvas, canvasElement } = playing;
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, everythingMissing);
    await followLine(canvasElement, 'Please provide a press release summary.');
    const summary = canvas.getByRole('textbox', { name: /^Summary/ });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveAccessibleDescription('Please provide a press release summary.');
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAccessibleDescription(/^Complete or correct \d+ fields\.$/);
    await press(canvasElement, 'Next');
    await summaryHasFocus(canvasElement, everythingMissing);
  },
};

export const LongTextsNarrow: Story = {
  tags: ['full'],
  ...narrow,
  args: { wording: 'long' },
  play: ({ canvasElement }) => whenEditorIsThere(canvasElement),
};

export const RightToLeft: Story = {
  tags: ['full'],
  args: {
    wording: 'rightToLeft',
    answers: {
      ...read,
      saveDraft: 'plain',
      getRelease: {
        example: 'draft',
        change: (release) => ({
          ...release,
          body: '<p>يبدأ البرنامج في يناير 2027 ويستمر 18 شهراً، كما أعلنت Harbor Robotics في بيان صحفي من بالتيمور.</p>',
        }),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    const text = await canvas.findByRole('textbox', { name: 'Release body' });
    await expect(text).toHaveAttribute('dir', 'ltr');
    const language = canvas.getByRole('combobox', { name: 'Language' });
    await expect(language).toHaveValue('English (United States)');
    await userEvent.clear(language);
    await userEvent.type(language, 'العربية');
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(text).toHaveAttribute('dir', 'rtl'));
    await expect(text).toHaveAttribute('lang', 'ar');
    await expect(canvas.getByRole('textbox', { name: /^Headline/ })).toHaveAttribute('lang', 'ar');
    await expect(language).toHaveValue('Arabic · العربية');
  },
};

const shouting = changed({
  headline: 'Harbor Robotics Opens Baltimore Plant and Adds 400 Jobs!',
  body: '<p>Harbor Robotics opens on Friday, Jan. 20, 2024.</p><p>An <strong>ama</strong>zing place &amp; <em>a FREE</em> tour.</p>',
});

/** The words that are marked in the text. */
const marked = (): string[] =>
  ['editorial-might', 'editorial-would'].flatMap((name) =>
    [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString()),
  );

/** A link that did not answer after it was saved is one of the remarks, at its place. */
export const LinkWithoutAnswer: Story = {
  tags: ['full', 'behaviour'],
  args: {
    answers: {
      ...read,
      getRelease: changed({
        body: '<p>Harbor Robotics has <a href="https://gone.example/?a=1&amp;b=2">plans</a> for it.</p>',
        unansweredLinks: ['https://gone.example/?a=1&b=2'],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    await waitFor(() => expect(marked()).toEqual(['plans']));
    await press(canvasElement, 'Show editorial checks');
    await press(canvasElement, 'Release body “plans”');
    await expect(getSelection()?.toString()).toBe('plans');
  },
};

/** What the editors would ask about is counted, listed and marked; a press leads there, or mends it. */
export const Checked: Story = {
  args: { answers: { ...read, getRelease: shouting, saveDraft: 'plain' } },
  play: async ({ canvas, canvasElement }) => {
    await whenEditorIsThere(canvasElement);
    const body = await canvas.findByRole('textbox', { name: 'Release body' });
    const headline = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /^Headline/ });
    await waitFor(() => expect(marked()).toEqual(['amazing', 'FREE', 'Friday']));
    await press(canvasElement, 'Show editorial checks');

    await press(canvasElement, 'Release body “amazing”');
    await expect(body).toHaveFocus();
    await expect(getSelection()?.toString()).toBe('amazing');
    await press(canvasElement, 'Headline “!”');
    await expect(headline).toHaveFocus();
    await expect(headline.value.slice(headline.selectionStart, headline.selectionEnd)).toBe('!');

    await press(canvasElement, 'Take it away for “!”');
    await expect(headline).toHaveValue('Harbor Robotics Opens Baltimore Plant and Adds 400 Jobs');
    await press(canvasElement, 'Write “Saturday” for “Friday”');
    await expect(body).toHaveTextContent('on Saturday, Jan. 20, 2024');
    await waitFor(() => expect(marked()).toEqual(['amazing', 'FREE']));
    // What is saved has no mark in it.
    await waitFor(() =>
      expect(callsOf('saveDraft').at(-1)?.body).toMatchObject({
        body: '<p>Harbor Robotics opens on Saturday, Jan. 20, 2024.</p>\n<p>An <strong>ama</strong>zing place &amp; <em>a FREE</em> tour.</p>',
      }),
    );
  },
};
