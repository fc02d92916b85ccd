import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, userEvent } from 'storybook/test';
import { queryClient } from '../../shared/api/queryClient';
import { answersUnderWay, requestErrors } from './answering';
import { isOpening } from './openPage';
import { Page } from './Page';
import type { PageArgs } from './pageArgs';
import { makeSurroundings } from './surroundings';

export type PageMeta = Meta<typeof Page>;
export type Story = Omit<StoryObj<typeof Page>, 'args'> & { args?: Partial<PageArgs> };
export type Playing = Parameters<NonNullable<Story['play']>>[0];

// A machine under load is slow, and no screen is wrong because of it.
const patience = 20_000;
configure({ asyncUtilTimeout: patience });

const shownHeading = () => document.querySelector('main h1')?.textContent ?? null;

/** Calls that the story never answers are not waited for. @param heading without it, any heading will do */
function isSettled(heading?: string): boolean {
  const { underWay, hanging } = answersUnderWay();
  const reading = queryClient.isFetching() + queryClient.isMutating();
  // A part that loads its own code, such as the editor of texts, says that it is busy; so does a list that hangs.
  const isBusy = hanging === 0 && document.querySelector('[aria-busy="true"]') !== null;
  const shown = shownHeading();
  const hasHeading = heading === undefined ? shown !== null : shown === heading;
  return !isOpening() && underWay === 0 && reading <= hanging && !isBusy && hasHeading;
}

/** The next frame, and what was waiting for its turn before it: React's own work among it. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  });

function waitedFor(heading?: string): string {
  const queries = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  if (queries.length > answersUnderWay().hanging) return queries.map(({ queryHash }) => queryHash).join(', ');
  if (isOpening()) return 'its route';
  if (document.querySelector('[aria-busy="true"]') !== null) return 'a part that is busy';
  if (answersUnderWay().underWay > 0) return 'an answer';
  return heading === undefined
    ? 'its heading'
    : `the heading '${heading}', and has '${shownHeading() ?? ''}'`;
}

/**
 * Waits until the screen shows what it has been answered: between an answer and what is asked for because of it
 * nothing is under way for a moment, so it has to stay quiet for some turns.
 * @param heading the one that the screen must have; without it, any
 */
export async function settled(heading?: string): Promise<void> {
  const start = performance.now();
  for (let quiet = 0; quiet < 3; quiet = isSettled(heading) ? quiet + 1 : 0) {
    await nextTurn();
    if (requestErrors().length > 0) return;
    if (performance.now() - start > patience)
      throw new Error(`The screen still waits for ${waitedFor(heading)}.`);
  }
}

/** Takes the pointer away: whether what a press put below it looks hovered depends on which of the two came first. */
async function takePointerAway(): Promise<void> {
  for (const hovered of document.querySelectorAll('[data-hovered]')) await userEvent.unhover(hovered);
}

/** Storybook's own page of words stands before the story: its link would be taken for the first of the screen. */
function dropStorybookLinks(): void {
  for (const link of document.querySelectorAll('.sb-wrapper a')) link.remove();
}

/**
 * What every story of a screen has in common, to be spread into its meta. A request that the story does not answer
 * fails it, and so does another heading than it says; the rules of axe for whole pages hold.
 */
export const page = {
  component: Page,
  beforeEach: ({ args }) => makeSurroundings(args),
  afterEach: async ({ args }) => {
    await settled(args.heading);
    await takePointerAway();
    dropStorybookLinks();
    const errors = requestErrors();
    if (errors.length > 0) throw new Error(errors.join('\n'));
  },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    a11y: {
      context: { include: ['html'] },
      config: {
        rules: ['target-size', 'region', 'page-has-heading-one', 'landmark-one-main'].map((id) => ({
          id,
          enabled: true,
        })),
      },
    },
  },
} satisfies Meta<typeof Page>;

/** A phone of 320 px, the narrowest that every screen has to fit. */
export const narrow = { globals: { viewport: { value: 'width320', isRotated: false } } };

/** Plays nothing: these words are there. */
export const shows =
  (...words: readonly (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const each of words) await expect(await canvas.findByText(each)).toBeVisible();
  };

/** The link of this name leads there. */
export async function leads(
  place: Pick<Playing['canvas'], 'findByRole'>,
  name: string | RegExp,
  to: string,
): Promise<void> {
  await expect(await place.findByRole('link', { name })).toHaveAttribute('href', to);
}
