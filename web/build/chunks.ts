import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const notAnEntry = /^(?!.*(\.html|src\/article\.css|app\/(main|publicMain)\.))/;

/** What runs first and asks for the data of the screen: it waits for nothing else, React included. */
const first = new RegExp(
  [
    'web/src/(app/firstCalls\\.|shared/(config|session)/|shared/api/(client|fetchWithProgress)\\.|shared/release/releaseId)',
    'web/src/(shared/(list/(readSearch|totalCount)|formatting/counts)|features/(dashboard/releasePlace|release/contactEmails))\\.',
    'contract/src/(client|apiError|answerMessages|messageCatalogue|domain/(lifecycle|addresses|permissions)|generated/callTable)\\.',
    'node_modules/openapi-fetch/|vite/preload-helper',
    // One style sheet for everything but the published releases: all of it is 15 kB.
    '^(?!.*(src/(article|fonts)\\.css|TinyEditor|tinymce)).*\\.css$',
  ].join('|'),
);

/** What only screens with fields need. Nothing here may be imported by the rest: `noCircles` refuses to build it. */
const forms = new RegExp(
  [
    'node_modules/(yup|react-hook-form|@hookform|property-expr|tiny-case|toposort)/',
    'contract/src/(rules/(?!youtube|html)|generated/rule)|web/src/shared/((forms(?!/FormFileDrop)|captcha|approvals)/|list/ListFilters)|design-system/src/Captcha/|node_modules/(prop-types|react-async-script|react-google-recaptcha)/',
    '@internationalized/number/dist/private/NumberParser',
    '/(combobox|numberfield|spinbutton|radio|ComboBox|NumberField|NumberStepper|RadioGroup)[/.]',
  ].join('|'),
);

const checks = /contract\/src\/domain\/editorial\/|web\/src\/shared\/editorial\/(placeInPage|leadToReason)\./;

/** What the dashboard shares with few other screens: a few lines each. */
const small =
  /web\/src\/(features\/dashboard\/userParameters|shared\/(social\/socialState|release\/DuplicateButton))\./;

/** Few files a screen: a slow line pays half a second for each. What only few screens need stays with them. */
export const chunkGroups: Group[] = [
  { name: 'first', test: first },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|clsx)\// },
  // The public pages have them at once, the application when its data are there.
  { name: 'fonts', test: /design-system\/src\/fonts\.css/ },
  // What the public pages show, which the application shares.
  { name: 'light', test: notAnEntry, tags: ['$initial' as const] },
  { name: 'forms', test: forms, minShareCount: 3 },
  // Of the wizard and of what compares versions.
  { name: 'topics', test: /contract\/src\/(domain\/mediaTopics|generated\/mediaTopicTree)\./ },
  // Loaded after the screens that show them.
  { name: 'checks', test: checks },
  {
    name: 'paste',
    test: /RichTextEditor\/(cleanPastedHtml|lostInPaste|pastedElement|pastedTable|wordLists|normalizeLink)\./,
  },
  // Dragging is a tenth of the application, and only screens with files need it.
  {
    name: 'files',
    test: /design-system\/src\/FileDrop\/|web\/src\/shared\/(partner\/LogoFields|forms\/FormFileDrop)\.|react-aria\/.*\/dnd\/(useDrop|useVirtualDrop|DragManager)\./,
    minShareCount: 3,
  },
  // Looking for a day: the schedule of a release, and coupons.
  {
    name: 'calendar',
    test: /design-system\/src\/DatePicker\/|react-(aria|stately|aria-components)\/.*calendar|@internationalized\/date\/dist\/private\/(calendars\/(?!Gregorian)|DateFormatter|createCalendar)|useDateFormatter/i,
    minShareCount: 2,
  },
  // What is paid, and the steps that lead there, in the wizards alone.
  {
    name: 'purchase',
    test: /web\/src\/(features\/purchase|shared\/(payment|wizard))\/|design-system\/src\/WizardShell\/|node_modules\/@stripe\//,
    minShareCount: 2,
  },
  // A file of its own for each would hold a connection that the data wait for.
  { name: 'shared', test: small },
  { name: 'app', test: notAnEntry, minShareCount: 3 },
].map((group, place) => ({ ...group, priority: 20 - place }));
