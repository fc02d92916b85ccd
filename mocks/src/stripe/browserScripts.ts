import { builtScript } from '../http/builtScript';

export type BrowserScript = 'stripe' | 'cardFrame' | 'challengeFrame';

/** A script of the stand-in for the browser, as one file of JavaScript. */
export const browserScript = (name: BrowserScript): Promise<string> =>
  builtScript(new URL(`./browser/${name}.ts`, import.meta.url));
