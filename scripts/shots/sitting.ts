import { type Browser, type CDPSession, type Page } from 'playwright';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { type StoryEnd, type StoryWindow, type Viewports, prepareWindow, settleWindow } from './storyWindow';
import { type Story } from './stories';

/** How a story is pictured. */
export interface Pose {
  name: PoseName;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

/** The names of the poses, which are folders of pictures as well. */
export type PoseName = 'light' | 'dark';

/** The two pictures of every story (issue 4, section 5). */
export const poses: readonly Pose[] = [
  { name: 'light', width: 1280, height: 900, colorScheme: 'light' },
  { name: 'dark', width: 390, height: 844, colorScheme: 'dark' },
];

/** The instant at which time stands still in every story: the one of the stories of screens. */
const instant = '2026-11-20T17:00:00Z';
/** Room below the lowest thing shown, and the lowest row of any picture, in pixels. */
const margin = 24;
const lowest = 5000;
/** For this long nothing may change before a picture is taken, in milliseconds. */
const quiet = 60;
const patience = 30_000;

/** A picture as the browser takes it, and why play stopped before its end if it did; or why there is none. */
export type Shot = { file: Buffer; stopped: string | null } | { fault: string };

/**
 * A page that pictures one story after the other in one pose. The stories of one file share a page, as they do in their
 * tests: most of the time goes into loading it.
 */
export class Sitting {
  /** The file whose stories are shown now; null when the next story needs a new page. */
  private file: string | null = null;

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    private readonly url: string,
    readonly pose: Pose,
  ) {}

  /** Opens a page on the Storybook at this address. */
  static async open(browser: Browser, url: string, pose: Pose): Promise<Sitting> {
    const { width, height, colorScheme } = pose;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'America/New_York',
    });
    // What runs our TypeScript wraps functions into calls of this one, which no page has.
    await context.addInitScript('globalThis.__name = (made) => made');
    await context.addInitScript(prepareWindow, instant);
    const page = await context.newPage();
    return new Sitting(page, await context.newCDPSession(page), url, pose);
  }

  /** Plays a story to its end and pictures it, in the width that it asks for itself if it does. */
  async take({ id, file }: Pick<Story, 'id' | 'file'>): Promise<Shot> {
    const { width, height } = this.pose;
    const first = await this.play(id, this.file === file ? 'next' : 'load');
    this.file = first.fault === null && first.stopped === null ? file : null;
    if (first.fault !== null) return { fault: first.fault };
    const own = await this.page.evaluate(
      (known) => (window as StoryWindow).ownWidth?.(known) ?? null,
      MINIMAL_VIEWPORTS as Viewports,
    );
    if (own === null || own >= width) return { file: await this.capture(width), stopped: first.stopped };
    await this.page.setViewportSize({ width: own, height });
    try {
      const { fault, stopped } = await this.play(id, this.file === null ? 'load' : 'again');
      if (fault !== null || stopped !== null) this.file = null;
      return fault === null ? { file: await this.capture(own), stopped } : { fault };
    } finally {
      await this.page.setViewportSize({ width, height });
    }
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /** Plays a story to its end. Axe has its own check, and would only take time here. */
  private async play(id: string, way: 'load' | 'next' | 'again'): Promise<StoryEnd> {
    try {
      if (way !== 'load') {
        const next = { id, isAgain: way === 'again' };
        await this.page.evaluate((shown) => (window as StoryWindow).goOn?.(shown), next);
      } else {
        await this.page.goto(
          `${this.url}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=a11y.manual:!true`,
        );
      }
      const end = await this.page.waitForFunction(() => (window as StoryWindow).storyEnd, undefined, {
        timeout: patience,
        polling: 'raf',
      });
      return (await end.jsonValue()) as StoryEnd;
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error), stopped: null };
    }
  }

  private async capture(width: number): Promise<Buffer> {
    const shown = await this.page.evaluate(settleWindow, { quiet, margin });
    const height = Math.max(1, Math.min(shown, lowest));
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: height > this.pose.height,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }
}
