import { builtScript } from '../http/builtScript';

export type BrowserScript = 'stripe' | 'cardFrame' | 'challengeFrame';

export const browserScript = (name: BrowserScript): Promise<string> =>
  builtScript(new URL(`./browser/${name}.ts`, import.meta.url));
