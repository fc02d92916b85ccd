import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';

/** Where people find a picture of every screen after the tests. */
const pictures = fileURLToPath(new URL('../../test-results/screens', import.meta.url));

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Of what is right nothing has to be told. */
const options = { preload: false, resultTypes: ['violations' as const] };

async function axeFindings(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Frames without scripts hold mails and receipts; axe cannot run in them.
    .exclude('iframe[sandbox]')
    // React Aria speaks of what is gone again by a label of it, for some seconds, where nobody sees it.
    .exclude('[data-live-announcer]')
    // Without frames nothing has to be put together, for which axe opens a page of its own.
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (
    scheme === 'dark'
      ? // A frame is taken for white, whatever it lets shine through.
        axe.exclude('iframe').options({ ...options, runOnly: ['color-contrast'] })
      : axe.options({ ...options, runOnly: standards, rules: { 'target-size': { enabled: true } } })
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}

const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} px instead of ${clientWidth}: ${wide
        .slice(0, 3)
        .map((element) => element.outerHTML.slice(0, 80))
        .join(' | ')}`,
    ];
  });

const softly = expect.configure({ soft: true });

async function picture(page: Page, size: (typeof sizes)[number], path: string): Promise<void> {
  const isCovered = await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().isVisible();
  if (!isCovered) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
  }
  await page.screenshot({ path });
  await page.setViewportSize(size);
}

/** On a desk and on a phone, in both themes: picture, axe, no sideways scrolling. Findings do not end the test. */
export async function look(page: Page, name: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready);
      // The stories of the screens are judged on a desk in light; the dark colours are the same at every width.
      const judged = scheme === 'light' ? size !== sizes[0] : size === sizes[0];
      const where = `${name} at ${size.width} px, ${scheme}`;
      // Some parts learn by a script that the window has become narrow.
      await softly.poll(() => sideways(page), where).toEqual([]);
      const found = judged ? await axeFindings(page, scheme) : [];
      await picture(page, size, `${pictures}/${name}-${size.width}-${scheme}.png`);
      softly(found, where).toEqual([]);
    }
  }
  const [desk] = sizes;
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: 'light' });
}
