/** Everything that is not named here is a part: it has a Playground, a page, and a story for the keyboard. */

/** Exports that are pieces of parts or of pages, with what they are for. They have no page of their own. */
export const internals: Readonly<Record<string, string>> = {
  ActionBar: 'Lays out the actions of a form',
  Apart: 'Keeps an action away from those beside it',
  Area: 'Lays out the places of an area and the one that is open',
  Columns: 'Lays out boxes side by side',
  FieldGroup: 'Label, help and error around controls that answer one question',
  Fold: 'Keeps what few need behind a line that names it',
  I18nProvider: 'React Aria’s own',
  Icon: 'Decoration; shown in Foundations',
  ListRow: 'A line of a RuledList',
  OxfordRule: 'The rule under a PageHead',
  PlainButton: 'The Button of pages that must be light',
  PageBody: 'The main part of a screen',
  RouterProvider: 'Hands links to the router of the application',
  SectionHead: 'The head of a part of a screen, on the page of PageHead',
  Shell: 'The frame of every screen',
  Split: 'Lays out a form and what stands beside it',
  Stack: 'Lays out things below each other',
  UnstyledButton: 'React Aria’s own',
  WithBar: 'Keeps a bar of actions in view over a long text',
  Tinted: 'Gives what is inside the colour of a partner; on a page of Start here',
  VisuallyHidden: 'Words for screen readers alone',
  WordsProvider: 'Gives the parts the words of another language',
};

export const internalFolders: Readonly<Record<string, string>> = {
  Breakable: 'Lets long words break',
  Choice: 'The box and the words of a checkbox, a radio button, a switch',
  Field: 'Label, help and error of every field',
  Focus: 'Keeps the focus in the page when what has it goes away',
  Foundations: 'Tokens, shown and checked',
  Icon: 'The drawings',
  ListOptions: 'The list that opens below a Select or a ComboBox',
  Page: 'The layouts of a screen',
  StartHere: 'What a new designer reads first',
  VisuallyHidden: 'Words for screen readers alone',
  Words: 'What the parts say of their own accord',
  testing: 'What the plays of stories share',
};

/** Parts that do nothing on a press of their own: what is inside them may. */
export const still: readonly string[] = [
  'Avatar',
  'DescriptionList',
  'EmptyState',
  'FieldError',
  'Footer',
  'Loader',
  'PageHead',
  'PriceBox',
  'ProgressBar',
  'Prose',
  'PublishedRelease',
  'Receipt',
  'Skeleton',
  'StatusTag',
];

export const exportedAs: Readonly<Record<string, string>> = { ToastProvider: 'Toast' };
