import { writeBytes } from '../FileDrop/writeBytes';

const count = new Intl.NumberFormat('en-US');
const printed = (value: number): string => count.format(value);

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

const removed = (names: readonly string[]): string => {
  const text = `${listed.format(names)} ${names.length === 1 ? 'was' : 'were'} removed.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/**
 * What the parts say of their own accord, by the part that says it. A text with a gap is one function of what stands in
 * the gap, so that another language can put it elsewhere; none is put together from others.
 */
export const english = {
  Banner: { dismiss: 'Dismiss' },
  Button: { working: 'Working…' },
  Captcha: {
    question: "I'm not a robot",
    checking: 'Checking…',
    failed: 'The check did not work. Please try again.',
    expired: 'The check has expired. Please tick the box again.',
  },
  ComboBox: {
    short: (minLength: number) =>
      `Type at least ${minLength} ${minLength === 1 ? 'character' : 'characters'}.`,
    searching: 'Searching…',
    found: 'Nothing matches.',
    failed: 'The search did not work. Type on to try again.',
  },
  ConfirmDialog: { cancel: 'Cancel' },
  CopyButton: {
    copied: 'Copied',
    byHand:
      'The browser does not allow copying here. The text is selected: press Ctrl and C, on a Mac Command and C.',
  },
  DateField: {
    /** How a day is written; stands below the label. */
    form: 'Month / day / year',
    unreadable: 'Write the date as month / day / year.',
    shortYear: 'Write the year with four digits.',
    noSuchMonth: (month: number) => `There is no month ${month}. Write the date as month / day / year.`,
    noSuchDay: ({ month, day, year }: { month: number; day: number; year: number }) =>
      `${monthName.format(Date.UTC(2000, month - 1))} ${day}, ${year} does not exist.`,
  },
  DatePicker: {
    calendar: 'Calendar',
    calendarOf: (label: string) => `Calendar, ${label}`,
  },
  ErrorSummary: { title: 'There is a problem' },
  Field: { required: '(required)', optional: '(optional)' },
  FileDrop: {
    choose: (isOne: boolean): string => (isOne ? 'Choose a file' : 'Choose files'),
    drop: (isOne: boolean): string => (isOne ? 'or drop it here' : 'or drop them here'),
    /** Why no file can be added. */
    full: (has: number, most: number) => `You have added ${has} of ${most}. Remove one to add another.`,
    files: 'Files',
    waiting: 'Waiting',
    uploading: 'Uploading…',
    done: 'Uploaded',
    failed: 'Error uploading file',
    retry: 'Retry',
    retryFile: (name: string) => `Retry ${name}`,
    cancel: 'Cancel',
    cancelFile: (name: string) => `Cancel ${name}`,
    remove: 'Remove',
    removeFile: (name: string) => `Remove ${name}`,
    progress: (name: string) => `Uploading ${name}`,
    eachUpTo: (maxBytes: number, isOne: boolean) =>
      isOne ? `up to ${writeBytes(maxBytes)}` : `up to ${writeBytes(maxBytes)} each`,
    atMost: (maxFiles: number) => `at most ${maxFiles} files`,
    wrongType: (name: string, acceptedText: string) => `${name} is of another type. Choose ${acceptedText}.`,
    tooLarge: (name: string, maxBytes: number) => `${name} is larger than ${writeBytes(maxBytes)}.`,
    tooMany: (name: string, maxFiles: number) =>
      `${name} is one too many. There can be ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'}.`,
  },
  Header: { skip: 'Skip to main content', menu: 'Menu', main: 'Main' },
  ImageTile: {
    none: 'No picture',
    unseen: 'The picture cannot be shown.',
    loading: (fileName: string) => `Loading ${fileName}…`,
    noAlt: 'No alt text',
    retry: 'Retry',
    retryFile: (fileName: string) => `Retry ${fileName}`,
    edit: 'Edit',
    editFile: (fileName: string) => `Edit ${fileName}`,
    remove: 'Remove',
    removeFile: (fileName: string) => `Remove ${fileName}`,
  },
  ListOptions: { empty: 'Nothing matches.' },
  Modal: { close: 'Close' },
  MoneyField: { currency: 'US dollars' },
  NavTabs: { views: 'Views', count: printed },
  Pagination: {
    pages: 'Pages',
    previous: 'Previous',
    previousLabel: 'Previous page',
    next: 'Next',
    nextLabel: 'Next page',
    range: (first: number, last: number, total: number) =>
      `Showing ${printed(first)}-${printed(last)} of ${printed(total)}`,
    page: (page: number, pages: number) => `${printed(page)} / ${printed(pages)}`,
  },
  PhoneField: {
    code: 'Country code',
    /** In the place of a code that is not chosen yet. */
    noCode: 'Code',
    number: 'Number',
    extension: 'Extension',
  },
  RichTextEditor: {
    loading: (label: string) => `Loading the editor for ${label}…`,
    /** The kinds of paragraphs that can be chosen. */
    paragraph: 'Paragraph',
    heading: 'Heading',
    subheading: 'Subheading',
    smallHeading: 'Small heading',
    /** What a pasted text may have had, as named in `removed`. */
    strikeThrough: 'strike-through',
    highlighting: 'highlighting',
    line: 'a horizontal line',
    center: 'centring',
    justify: 'justification',
    right: 'alignment to the right',
    removed,
    pictures: (left: number) => (left === 1 ? 'A picture was left out.' : `${left} pictures were left out.`),
    players: (left: number) =>
      left === 1 ? 'An embedded player was left out.' : `${left} embedded players were left out.`,
  },
  SaveStatus: {
    unsaved: 'Not saved by itself',
    saving: 'Saving…',
    saved: 'Saved',
    savedAt: (at: string) => `Saved ${at}`,
    failed: 'Not saved',
    retry: 'Retry',
  },
  SearchField: { submit: 'Search' },
  Select: { placeholder: 'Choose…' },
  Table: {
    selectAll: 'Select all',
    selectRow: (row: string) => `Select ${row}`,
    selected: (rows: number) => `${printed(rows)} selected`,
    loading: 'Loading…',
    empty: 'Nothing to show.',
  },
  Tag: { remove: (tag: string) => `Remove ${tag}`, none: 'None' },
  TextArea: {
    left: (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'} left`,
    tooMany: (characters: number) =>
      `${characters} ${characters === 1 ? 'character' : 'characters'} too many`,
  },
  TimePicker: { hour: 'Hour', minute: 'Minute', period: 'AM or PM', am: 'AM', pm: 'PM' },
  WizardShell: {
    completed: 'Completed',
    current: 'In progress',
    todo: 'Cannot start yet',
    open: 'Not started',
    problem: 'There is a problem',
    stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
    stepAndCost: (step: number, steps: number, cost: string) => `Step ${step} of ${steps} · ${cost}`,
    seeAll: (all: number) => `See all (${all})`,
    seeLess: 'See less',
    /** The same for screen readers, with what there is to see. */
    allSteps: (steps: number) => `See all (${steps}) steps`,
    lessSteps: 'See less steps',
    allOf: (values: number, step: string) => `See all (${values}) of ${step}`,
    lessOf: (step: string) => `See less of ${step}`,
  },
};

export type Words = typeof english;
