import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { type Setting } from './manifest';
import { serveFolder } from './serveFolder';
import { type Story } from './stories';
import { type Pose, type Shot, Sitting, poses } from './sitting';

/** Letters in every family that a style may fall back to, for what the fonts of this system make of them. */
const specimen = `<!doctype html><style>body{margin:8px;font-size:20px}</style>${[
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
]
  .map((family) => `<p style="font-family:${family}">Hamburgefonstiv 0123 שלום سلام 見本 ★ ✓</p>`)
  .join('')}`;

/** A Chromium that pictures stories of a built Storybook, several at a time. */
export interface Studio {
  setting: Setting;
  /** Pictures each story in each pose, and hands over every picture as soon as it is there. */
  take: (stories: readonly Story[], taken: (story: Story, pose: Pose, shot: Shot) => void) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts Chromium and serves the Storybook to it on the loopback; nothing else is reached.
 * @param executablePath the Chromium to start
 * @param folder the built Storybook
 */
export async function openStudio(executablePath: string, folder: string): Promise<Studio> {
  const served = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  return {
    setting: {
      chromium: browser.version(),
      system: `${process.platform} ${process.arch}`,
      rendering: await rendering(browser),
    },
    take: async (stories, taken) => {
      const files = [...new Set(stories.map(({ file }) => file))];
      const waiting = files.flatMap((file) => poses.map((pose) => ({ file, pose })));
      const lane = async () => {
        const sittings = new Map<Pose, Sitting>();
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const { file, pose } = next;
          const sitting = sittings.get(pose) ?? (await Sitting.open(browser, served.url, pose));
          sittings.set(pose, sitting);
          for (const story of stories.filter((one) => one.file === file)) {
            taken(story, pose, await sitting.take(story));
          }
        }
        for (const sitting of sittings.values()) await sitting.close();
      };
      await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane));
    },
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}

async function rendering(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 600, height: 260 } });
  await page.setContent(specimen);
  const picture = await page.screenshot();
  await page.close();
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

function browserArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    // The same lines and letters on every processor.
    '--disable-lcd-text',
    '--disable-partial-raster',
    '--disable-skia-runtime-opts',
    // The one that Chromium and its headless shell have in common.
    '--font-render-hinting=slight',
    '--force-color-profile=srgb',
  ];
}
