import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStaticSite, type StaticSite } from './staticSite';

let site: StaticSite;
beforeAll(async () => {
  site = await openStaticSite();
});
afterAll(async () => {
  await site.close();
});

const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
const root = (page: Page) => preview(page).locator('html');
const storyOf = (page: Page) => preview(page).locator('#storybook-root > *').first();

describe('the static site', () => {
  it('asks nobody else, and has all that it asks for', async () => {
    const { page, errors } = await site.open();
    await page.goto(`${site.url}/index.html`);
    await preview(page).getByRole('heading', { level: 1, name: 'Start here' }).waitFor();
    for (const id of [
      'start-here-what-changed--docs',
      'start-here-content--docs',
      'start-here-partner-brand--docs',
      'start-here-in-another-application--docs',
      'foundations-introduction--docs',
      'actions-button--guide',
      'forms-textfield--docs',
    ]) {
      await page.goto(`${site.url}/iframe.html?viewMode=docs&id=${id}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    await page.goto(`${site.url}/iframe.html?viewMode=docs&id=start-here-introduction--docs`);
    await page.getByRole('table').first().waitFor();
    for (const id of [
      'actions-button--playground',
      'forms-richtexteditor--playground',
      'release-publishedrelease--playground',
      'screens-customer-dashboard--some',
    ]) {
      await page.goto(`${site.url}/iframe.html?viewMode=story&id=${id}`);
      await page.locator('#storybook-root > *').first().waitFor();
      // What comes late, such as the editor, belongs to the story; left before it is there it fails.
      await page.waitForLoadState('networkidle');
    }
    expect(errors).toEqual([]);
    await page.close();
  });

  it('shows every part on one page, with a picture, and leads to its page', async () => {
    const { page, errors } = await site.open();
    await page.goto(`${site.url}/iframe.html?viewMode=docs&id=start-here-overview--docs`);
    const parts = page.getByRole('listitem').filter({ has: page.locator('[inert]') });
    await parts.first().waitFor();
    const { entries } = (await (await page.request.get(`${site.url}/index.json`)).json()) as {
      entries: Record<string, unknown>;
    };
    const playgrounds = Object.keys(entries).filter((id) => id.endsWith('--playground'));
    expect(await parts.count()).toBe(playgrounds.length);
    const links = await parts
      .locator('> a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/docs/')[1]));
    expect(Object.keys(entries)).toEqual(expect.arrayContaining(links));
    for (const picture of await page.locator('[inert] > div').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate(({ childNodes }) => childNodes.length)).toBeGreaterThan(0);
    }
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('sets itself in the type and the colours of the product, light and dark as the system is', async () => {
    for (const [scheme, isDark] of [
      ['light', false],
      ['dark', true],
    ] as const) {
      const { page } = await site.open(scheme);
      await page.goto(`${site.url}/index.html`);
      const brand = page.getByRole('link', { name: 'Dispatch' });
      await brand.waitFor();
      expect(await page.evaluate(() => document.fonts.check("16px 'Schibsted Grotesk Variable'"))).toBe(true);
      const [, red = ''] = /rgb\((\d+)/.exec(
        await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
      ) ?? [''];
      expect(Number(red) < 128).toBe(isDark);
      await page.close();
    }
  });
});

describe('the toolbar', () => {
  it('sets theme, density, motion and width, which stand in the address and stay on the way', async () => {
    const { page, errors } = await site.open();
    await page.goto(`${site.url}/index.html?path=/story/feedback-loader--playground`);
    await storyOf(page).waitFor();
    const choose = async (tool: RegExp, option: string) => {
      await page.getByRole('button', { name: tool }).first().click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await page.keyboard.press('Escape');
    };
    const moving = () =>
      preview(page)
        .locator('body')
        .evaluate((body) => body.getAnimations({ subtree: true }).length);
    expect(await moving()).toBeGreaterThan(0);
    await choose(/^Theme/, 'Dark');
    await choose(/^Density/, 'Compact');
    await choose(/^Motion/, 'Reduced motion');
    await choose(/^Width/, '390 px');
    await expect.poll(() => root(page).getAttribute('data-theme')).toBe('dark');
    await expect.poll(() => root(page).getAttribute('data-density')).toBe('compact');
    await expect.poll(moving).toBe(0);
    await expect.poll(() => root(page).evaluate(() => window.innerWidth)).toBe(390);
    expect(decodeURIComponent(page.url())).toMatch(
      /globals=(?=.*theme:dark)(?=.*density:compact)(?=.*motion:reduced)(?=.*viewport\.value:width390)/,
    );

    // On to a page of words, and from its address alone in another window.
    await page
      .getByRole('link', { name: /Start here|Introduction/ })
      .or(page.locator('#start-here-introduction--docs'))
      .first()
      .click();
    await preview(page).getByRole('heading', { level: 1, name: 'Start here' }).waitFor();
    const shared = page.url();
    await page.close();
    const other = await site.open();
    await other.page.goto(shared);
    await preview(other.page).getByRole('heading', { level: 1, name: 'Start here' }).waitFor();
    await expect.poll(() => root(other.page).getAttribute('data-theme')).toBe('dark');
    await expect.poll(() => root(other.page).getAttribute('data-density')).toBe('compact');
    await expect.poll(() => root(other.page).evaluate(() => window.innerWidth)).toBe(390);
    expect([...errors, ...other.errors]).toEqual([]);
    await other.page.close();
  });

  it('makes rows and controls 32 px high when compact, and 40 px otherwise', async () => {
    const { page } = await site.open();
    const heights: Record<string, number[]> = {};
    for (const density of ['comfortable', 'compact']) {
      heights[density] = [];
      for (const [id, role] of [
        ['forms-textfield--playground', 'textbox'],
        ['actions-button--playground', 'button'],
        ['content-table--playground', 'cell'],
      ] as const) {
        await page.goto(`${site.url}/iframe.html?id=${id}&viewMode=story&globals=density:${density}`);
        const box = await page.locator('#storybook-root').getByRole(role).first().boundingBox();
        heights[density].push(Math.round(box?.height ?? 0));
      }
    }
    expect(heights).toEqual({ comfortable: [40, 40, 40], compact: [32, 32, 32] });
    await page.close();
  });
});

describe('the sidebar', () => {
  it('leads a new designer to the wizard shell on hold with two errors, dark, at 390 px', async () => {
    const { page, errors } = await site.open();
    await page.goto(`${site.url}/index.html`);
    await preview(page).getByRole('heading', { level: 1, name: 'Start here' }).waitFor();
    await page.getByRole('button', { name: /^WizardShell/ }).click();
    await page.getByRole('link', { name: 'On hold with two errors (dark, 390 px)' }).click();
    const story = preview(page);
    await story.getByText('Your release is on hold. Revisions are required.').waitFor();
    expect(await story.getByRole('link', { name: /^Please provide a press release/ }).count()).toBe(2);
    expect(await root(page).evaluate(() => window.innerWidth)).toBe(390);
    expect(await root(page).getAttribute('data-theme')).toBe('dark');
    expect(errors).toEqual([]);
    await page.close();
  });

  it('marks what is not stable, and filters by it', async () => {
    const { page } = await site.open();
    await page.goto(`${site.url}/index.html?path=/docs/start-here-introduction--docs&tags=experimental`);
    await page.getByRole('button', { name: /^FileDrop/ }).waitFor();
    expect(await page.getByRole('button', { name: /^FileDrop/ }).textContent()).toContain('experimental');
    expect(await page.getByRole('button', { name: /^Button$/ }).count()).toBe(0);
    await page.close();
  });
});

describe('the entries', () => {
  it('are in groups that a designer knows, and each story says how far it is', () => {
    const inSidebar = Object.values(site.entries).filter(({ tags }) => tags.includes('dev'));
    const groups = new Set(inSidebar.map(({ title }) => title.split('/')[0]));
    const known = [
      'Start here',
      'Foundations',
      'Actions',
      'Forms',
      'Feedback',
      'Content',
      'Navigation',
      'Page',
      'Release',
      'Patterns',
      'Screens',
    ];
    expect([...groups].filter((group) => !known.includes(group ?? ''))).toEqual([]);
    expect(inSidebar[0]?.title).toBe('Start here/Introduction');
    const untagged = Object.values(site.entries).filter(
      ({ type, tags }) =>
        type === 'story' && !tags.some((tag) => /^(stable|needs-review|experimental)$/.test(tag)),
    );
    expect(untagged.map(({ id }) => id)).toEqual([]);
  });

  it('are there for each line of what changed, newest first', () => {
    const changes = readFileSync(new URL('../../../design-system/CHANGES.md', import.meta.url), 'utf8');
    const pages = ['src/StartHere/Introduction.mdx'].map((page) =>
      readFileSync(new URL(`../../../design-system/${page}`, import.meta.url), 'utf8'),
    );
    const linked = [changes, ...pages].flatMap((text) =>
      [...text.matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)].map(([, id = '']) => id),
    );
    expect(linked.filter((id) => !(id in site.entries))).toEqual([]);
    const days = [...changes.matchAll(/^## (.+)$/gm)].map(([, day = '']) => Date.parse(day));
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual([...days].sort((one, other) => other - one));
  });
});
