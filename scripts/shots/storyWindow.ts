/** How a story went, as the page notes it. */
export interface StoryEnd {
  /** Why there is nothing to picture, or null. */
  fault: string | null;
  /** Why its play function stopped before its end, or null: such as one that only knows a wide window. */
  stopped: string | null;
}

interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

/** The windows that a story can ask for, by name. */
export type Viewports = Record<string, { styles?: { width?: string } | null }>;

/** What a page of stories carries while it is pictured. */
export interface StoryWindow {
  storyEnd?: StoryEnd | undefined;
  /** Goes on to another story of the same page, or plays this one again. */
  goOn?: (next: { id: string; isAgain: boolean }) => void;
  /** The width that the story itself asks for in its globals, in pixels; null when it asks for none. */
  ownWidth?: (known: Viewports) => number | null;
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      story?: {
        storyGlobals?: { viewport?: { value?: string } };
        parameters?: { viewport?: { options?: Viewports } };
      };
    };
  };
}

/**
 * Runs in every page and frame before anything of it: time stands still at an instant, chance repeats itself, nothing
 * moves or blinks, what former stories left behind is gone, and the end of the story is noted.
 */
export function prepareWindow(instant: string): void {
  const RealDate = Date;
  const now = RealDate.parse(instant);
  window.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], made: NewableFunction) =>
      Reflect.construct(target, args.length === 0 ? [now] : args, made) as Date,
    apply: () => new RealDate(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : (Reflect.get(target, name) as unknown)),
  });

  let seed = 1;
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after {
    animation-delay: 0s !important; animation-duration: 0s !important; animation-iteration-count: 1 !important;
    transition-delay: 0s !important; transition-duration: 0s !important;
    scroll-behavior: auto !important; caret-color: transparent !important;
  }`);
  document.adoptedStyleSheets = [sheet];
  if (window.top !== window) return;

  localStorage.clear();
  sessionStorage.clear();
  const shown = window as StoryWindow;
  const words = (payload: unknown): string => {
    const { message, description, title } = (payload ?? {}) as Record<string, unknown>;
    return [title, message, description].filter((text) => typeof text === 'string').join(': ');
  };
  let end: StoryEnd = { fault: null, stopped: null };
  let channel: Channel | undefined;
  Object.defineProperty(shown, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: Channel) => {
      channel = made;
      for (const event of ['storyErrored', 'storyThrewException']) {
        made.on(event, (payload) => (shown.storyEnd = { ...end, fault: words(payload) || 'it fails' }));
      }
      made.on('storyMissing', () => (shown.storyEnd = { ...end, fault: 'there is no such story' }));
      made.on('playFunctionThrewException', (payload) => (end.stopped ??= words(payload) || 'it fails'));
      made.on('storyFinished', (payload) => {
        if (wanted === null || (payload as { storyId: string }).storyId === wanted) shown.storyEnd ??= end;
      });
    },
  });
  let wanted: string | null = null;
  shown.goOn = ({ id, isAgain }) => {
    wanted = id;
    end = { fault: null, stopped: null };
    shown.storyEnd = undefined;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    localStorage.clear();
    sessionStorage.clear();
    window.scrollTo(0, 0);
    channel?.emit(isAgain ? 'forceRemount' : 'setCurrentStory', { storyId: id, viewMode: 'story' });
  };
  shown.ownWidth = (known) => {
    const { storyGlobals, parameters } = shown.__STORYBOOK_PREVIEW__?.currentRender?.story ?? {};
    const viewports: Viewports = { ...known, ...parameters?.viewport?.options };
    const width = viewports[storyGlobals?.viewport?.value ?? '']?.styles?.width;
    return width?.endsWith('px') ? Number.parseInt(width) : null;
  };
}

/**
 * Waits until fonts and images are there and nothing has changed for some milliseconds.
 * @returns the height of what is shown with a margin below, in pixels
 */
export async function settleWindow({ quiet, margin }: { quiet: number; margin: number }): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  let last = performance.now();
  const observer = new MutationObserver(() => (last = performance.now()));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const begin = last;
  do await frame();
  while (performance.now() - last < quiet && performance.now() - begin < 3000);
  observer.disconnect();
  await document.fonts.ready;
  let bottom = 0;
  for (const element of document.querySelectorAll('body *:not(script, style)')) {
    const box = element.getBoundingClientRect();
    if (box.width > 1 && box.height > 1) bottom = Math.max(bottom, box.bottom + window.scrollY);
  }
  // What scrolls inside of something reaches beyond the page.
  return Math.ceil(Math.min(bottom + margin, document.documentElement.scrollHeight));
}
