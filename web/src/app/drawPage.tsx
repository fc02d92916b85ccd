import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes } from 'react-router-dom';
import { setRuntimeConfig, type RuntimeConfig } from '../shared/config/runtimeConfig';
import { isPublicPage, type PageData } from '../shared/pageData/pageData';
import type { ScreenHandle } from '../shared/routing/lazyScreen';
import { Frame } from './Frame';
import { PublicPages } from './PublicPages';
import { routes } from './router';

export interface PageRequest {
  path: string;
  config: RuntimeConfig;
  data: PageData | null;
  /** Whether the browser has kept a session: only then a screen of one is drawn. */
  hasSession: boolean;
}

/** A page without scripts: what goes into its #root, and the screens whose scripts it will need. */
export interface DrawnPage {
  html: string;
  screens: string[];
}

/** Draws the first view of an address on the server: a public page whole, of other screens what stands around them. */
export function drawPage({ path, config, data, hasSession }: PageRequest): DrawnPage {
  setRuntimeConfig(config);
  if (isPublicPage(path)) {
    const html = renderToString(
      <StrictMode>
        <PublicPages path={path} given={data} />
      </StrictMode>,
    );
    return { html, screens: [] };
  }
  const matches = matchRoutes(routes, path) ?? [];
  const isOfSession = matches.some(({ route }) => route.id === 'session');
  // Who has none is led to another page.
  if (isOfSession && !hasSession) return { html: '', screens: [] };
  const screens = matches.flatMap(({ route }) => {
    const handle = route.handle as ScreenHandle | undefined;
    return handle === undefined ? [] : [handle.screen];
  });
  return {
    html: renderToString(<Frame path={path} screen={screens[0]} hasSession={isOfSession} />),
    screens,
  };
}
