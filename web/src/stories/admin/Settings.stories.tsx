import { expect, screen, waitFor, within } from 'storybook/test';
import { answerFromNowOn, callsOf } from '../page/answering';
import { narrow, page, type PageMeta, type Story, type Playing } from '../page/page';

export default {
  title: 'Screens/Admin/Settings',
  tags: ['!autodocs', 'needs-review'],
  ...page,
  args: {
    heading: 'Site',
    at: '/admin/settings/site',
    as: 'admin',
    answers: { getSettings: 'usual', setSettings: 'usual' },
  },
} satisfies PageMeta;

const field = ({ canvas }: Playing, name: RegExp) => canvas.findByRole('textbox', { name });

async function type(playing: Playing, name: RegExp, words: string): Promise<void> {
  await playing.userEvent.clear(await field(playing, name));
  await playing.userEvent.paste(words);
}

/** Presses Save Changes and answers the question, which names the change. */
async function save({ canvas, userEvent }: Playing, change: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }));
  const question = await screen.findByRole('alertdialog');
  await expect(question).toHaveTextContent('Are you sure you want to make these changes?');
  await expect(question).toHaveTextContent(change);
  await userEvent.click(within(question).getByRole('button', { name: 'Save Changes' }));
}

/** Chooses from the menu of a journalist list. */
async function act({ canvas, userEvent }: Playing, list: string, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions: ${list}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

async function isSaved({ canvas }: Playing): Promise<void> {
  await expect(await canvas.findByText('The changes are saved and in force.')).toBeVisible();
}

export const Site: Story = {};

export const SiteNarrow: Story = { ...narrow };

/** What changes is asked about, and the version that was loaded is sent. */
export const SiteSaved: Story = {
  tags: ['main'],
  play: async (playing) => {
    await type(playing, /^Sites reached/, '');
    await save(playing, 'Sites reached1200+ → (empty)');
    await isSaved(playing);
    await expect(callsOf('setSettings')[0]?.body).toMatchObject({
      siteName: 'Dispatch',
      reachSites: '',
      version: '3f786850e387550fdab836ed7e6dc881',
    });
  },
};

/** The rules of the contract speak before anything is sent. */
export const SiteWrong: Story = {
  tags: ['full'],
  play: async (playing) => {
    await type(playing, /^Mailbox/, '');
    await type(playing, /^Address of the terms/, 'javascript:alert(1)');
    await playing.userEvent.click(await playing.canvas.findByRole('button', { name: 'Save Changes' }));
    await expect(await playing.canvas.findAllByText('Please provide a mailbox.')).toHaveLength(2);
    await expect(callsOf('setSettings')).toHaveLength(0);
  },
};

/** Somebody was faster: what was typed is kept, over what the other has set. */
export const SiteStale: Story = {
  args: { fails: { setSettings: 'stale' } },
  play: async (playing) => {
    await type(playing, /^Phone/, '555');
    await save(playing, 'Phone+1 212 555 0100 → 555');
    await expect(await playing.canvas.findByText(/changed in another window/)).toBeVisible();
    await playing.userEvent.click(await playing.canvas.findByRole('button', { name: 'Keep my changes' }));
    await waitFor(() => expect(callsOf('getSettings')).toHaveLength(2));
    await waitFor(() => expect(playing.canvas.queryByText(/changed in another window/)).toBeNull());
    await expect(await field(playing, /^Phone/)).toHaveValue('555');
  },
};

export const SiteFailed: Story = { args: { fails: { getSettings: 'network' } } };

export const Flags: Story = {
  tags: ['full'],
  args: {
    heading: 'Flags',
    at: '/admin/settings/flags',
    answers: { getInstallationFeatures: 'usual', setInstallationFeatures: 'usual' },
  },
  play: async (playing) => {
    await playing.userEvent.click(await playing.canvas.findByRole('checkbox', { name: /taken back/ }));
    await type(playing, /^Countdown/, '30');
    await type(playing, /^Warning/, '900');
    await save(playing, 'Session timeout600 and 60 seconds → 900 and 60 seconds');
    await isSaved(playing);
    await expect(callsOf('setInstallationFeatures')[0]?.body).toMatchObject({
      hasEnableBackToDraft: true,
      redirectCountDown: 30,
      sessionTimeout: '900,60',
    });
  },
};

/** From where on a second person confirms what staff gives. */
export const Approvals: Story = {
  tags: ['full'],
  args: {
    heading: 'Approvals',
    at: '/admin/settings/approvals',
    answers: { getApprovalLimits: 'usual', setApprovalLimits: 'usual' },
  },
  play: async (playing) => {
    await type(playing, /^Amount/, '250');
    await save(playing, 'Amount in US dollars500 → 250');
    await isSaved(playing);
    await expect(callsOf('setApprovalLimits')[0]?.body).toMatchObject({
      approvalAmount: 250,
      approvalPercent: 50,
    });
  },
};

/** How long it is kept; what would be shorter than it may is refused before anything is sent. */
export const Kept: Story = {
  args: {
    heading: 'Retention',
    at: '/admin/settings/retention',
    answers: { getRetention: 'usual', setRetention: 'usual' },
  },
  play: async (playing) => {
    await type(playing, /^Sessions/, '7');
    await playing.userEvent.click(await playing.canvas.findByRole('button', { name: 'Save Changes' }));
    await expect(await playing.canvas.findAllByText('Field must be between 31 and 3650')).toHaveLength(2);
    await type(playing, /^Sessions/, '90');
    await save(playing, 'Sessions, days31 → 90');
    await isSaved(playing);
    await expect(callsOf('setRetention')[0]?.body).toMatchObject({ sessionDays: 90, auditYears: 0 });
  },
};

const prices = { getPrices: 'usual', setPrices: 'usual' };

export const Prices: Story = {
  tags: ['full'],
  args: { heading: 'Prices', at: '/admin/settings/prices', answers: prices },
  play: async (playing) => {
    await type(playing, /^Basic/, '130.5');
    await save(playing, 'Basic$120.00 → $130.50');
    await isSaved(playing);
    await expect(callsOf('setPrices')[0]?.body).toMatchObject({ priceBasic: 130.5, quantity1: 3 });
  },
};

export const PriceWrong: Story = {
  args: { heading: 'Prices', at: '/admin/settings/prices', answers: prices },
  play: async (playing) => {
    await type(playing, /^Basic/, '0');
    await playing.userEvent.click(await playing.canvas.findByRole('button', { name: 'Save Changes' }));
    await expect(await playing.canvas.findAllByText('A price cannot be less than $1.00.')).toHaveLength(2);
    await expect(await field(playing, /^Basic/)).toHaveValue('0.00');
  },
};

/** What the server alone judges is shown at its field. */
export const BundleTiersRefused: Story = {
  tags: ['full'],
  args: {
    heading: 'Bundle tiers',
    at: '/admin/settings/bundles',
    answers: prices,
    fails: { setPrices: 'tiers' },
  },
  play: async (playing) => {
    await type(playing, /^Second tier: releases/, '2');
    await save(playing, 'Second tier: releases5 → 2');
    await expect(
      await playing.canvas.findAllByText('Each tier holds more releases than the one before it.'),
    ).toHaveLength(2);
    await expect(await field(playing, /^Second tier: releases/)).toHaveValue('2');
  },
};

const lists = { heading: 'Journalist lists', at: '/admin/settings/lists' } as const;

export const Lists: Story = {
  tags: ['full'],
  args: { ...lists, answers: { listAllJournalistLists: 'some', saveJournalistList: 'default' } },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await act(playing, 'Agriculture', 'Set active');
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('It can be chosen once people are imported.');
    await userEvent.click(within(question).getByRole('button', { name: 'Set active' }));
    await expect(await canvas.findByText('Farming can be chosen once people are imported.')).toBeVisible();
    await expect(callsOf('saveJournalistList')[0]?.body).toEqual({ isActive: true });
  },
};

/** A file is read while one waits, and the rows that were left out are named by their lines. */
export const ListImported: Story = {
  tags: ['behaviour'],
  args: {
    ...lists,
    answers: { listAllJournalistLists: 'some', getJournalistImport: 'none', importJournalists: 'running' },
  },
  play: async (playing) => {
    const { userEvent } = playing;
    await act(playing, 'Agriculture', 'Import people');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import people: Agriculture' }));
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (found === null) throw new Error('There is no input yet.');
      return found;
    });
    answerFromNowOn({ answers: { getJournalistImport: 'done' } });
    await userEvent.upload(input, new File(['address'], 'people.csv', { type: 'text/csv' }));
    await expect(await dialog.findByRole('progressbar', { name: 'The file is being read' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(
      await dialog.findByText('1,204 people are new on the list', {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(dialog.getByText('Line 3: the address is not an e-mail address.')).toBeVisible();
    await expect(callsOf('importJournalists')).toHaveLength(1);
    await waitFor(() => expect(callsOf('listAllJournalistLists').length).toBeGreaterThan(1));
  },
};

export const ListEmptied: Story = {
  tags: ['full', 'behaviour'],
  args: { ...lists, answers: { listAllJournalistLists: 'some', removeJournalists: 'default' } },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await act(playing, 'Aerospace and Defense', 'Remove people');
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('All people are taken off Aerospace and Defense.');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove people' }));
    await expect(await canvas.findByText('Agriculture has no people any more.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Agriculture' }));
    await expect(screen.queryByRole('menuitem', { name: 'Remove people' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** One that a release names stays, and says so; the other is gone after the question. */
export const ListDeleted: Story = {
  tags: ['behaviour'],
  args: {
    ...lists,
    answers: { listAllJournalistLists: 'some', deleteJournalistList: '' },
    fails: { deleteJournalistList: 'named' },
  },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    const remove = async (name: string): Promise<void> => {
      await act(playing, name, 'Delete');
      const question = await screen.findByRole('alertdialog', { name: `Delete ${name}` });
      await userEvent.click(within(question).getByRole('button', { name: 'Delete list' }));
    };
    await remove('Aerospace and Defense');
    const refusal = 'Releases that name this list: 3. It cannot be deleted. Set it inactive instead.';
    await expect(await canvas.findByText(refusal)).toBeVisible();
    answerFromNowOn({ answers: { listAllJournalistLists: 'some', deleteJournalistList: '' } });
    await remove('Agriculture');
    await expect(await canvas.findByText('Agriculture is deleted.')).toBeVisible();
    await expect(canvas.queryByText(refusal)).toBeNull();
    await expect(callsOf('deleteJournalistList')).toHaveLength(2);
  },
};

export const ListsNothing: Story = {
  args: { ...lists, at: '/admin/settings/lists?search=moon', answers: { listAllJournalistLists: 'none' } },
};

export const ListNameTaken: Story = {
  tags: ['full'],
  args: {
    ...lists,
    answers: { listAllJournalistLists: 'some', addJournalistList: 'default' },
    fails: { addJournalistList: 'taken' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add list' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /^Name/ }), 'Agriculture');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add list' }));
    await expect(
      await within(dialog).findAllByText('Another journalist list has this name.'),
    ).not.toHaveLength(0);
    await expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveValue('Agriculture');
  },
};

export const Terms: Story = {
  args: {
    heading: 'Terms of purchase',
    at: '/admin/settings/purchase',
    answers: { getTerms: 'default', listTerms: 'some', setTerms: 'default' },
  },
  play: async (playing) => {
    await type(playing, /^Text/, 'You agree to our terms of service.');
    await save(playing, 'Text84 characters → 34 characters');
    await isSaved(playing);
    await expect(await playing.canvas.findAllByRole('row')).toHaveLength(3);
    await waitFor(() => expect(callsOf('listTerms')).toHaveLength(2));
    await expect(callsOf('setTerms')[0]?.body).toEqual({
      kind: 'purchase',
      version: '2026-09-01',
      text: 'You agree to our terms of service.',
    });
  },
};

export const NotForEditors: Story = { args: { heading: 'Not Authorized', as: 'editor' } };
