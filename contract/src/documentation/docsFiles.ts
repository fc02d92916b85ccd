import { presentExamples } from '../presentExamples';
import type { JsonObject } from '../../document/references';
import { errorsPage } from './errorsPage';
import { documentedContract } from './documentedContract';

export type DocsFile = { type: string } & (
  | { text: string }
  | { package: '@scalar/fastify-api-reference' | `@fontsource-variable/${string}`; file: string }
);

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Dispatch API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/look.css" />
  </head>
  <body>
    <div id="reference"></div>
    <script src="/api/docs/reference.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** Calls are tried against this server, which the policy keeps to; the switches turn off what would ask others. */
const start = `const dark = matchMedia('(prefers-color-scheme: dark)');
const reference = Scalar.createApiReference('#reference', settings());
dark.addEventListener('change', () => reference.updateConfiguration(settings()));

// Enter opens the first hit of a search; the viewer itself wants an arrow to be pressed before.
const withoutChoice = '[role=search] [role=combobox]:not([aria-activedescendant])';
addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Enter' || !target.matches(withoutChoice)) return;
  document.getElementById(target.getAttribute('aria-controls'))?.querySelector('[role=option]')?.click();
}, true);

/** The session of the product in this browser, so that calls are tried as who is signed in; another may be typed. */
function sessionToken() {
  const [, token = ''] = /(?:^|; )prw\\.sid=([^;]*)/.exec(document.cookie) ?? [];
  return decodeURIComponent(token);
}

function settings() {
  return {
    url: '/api/docs/contract.json',
    slug: 'dispatch',
    theme: 'none',
    withDefaultFonts: false,
    forceDarkModeState: dark.matches ? 'dark' : 'light',
    hideDarkModeToggle: true,
    telemetry: false,
    hideClientButton: true,
    hideTestRequestButton: false,
    authentication: {
      preferredSecurityScheme: 'session',
      securitySchemes: { session: { token: sessionToken() }, ownSession: { token: sessionToken() } },
    },
    showDeveloperTools: 'never',
    showOperationId: true,
    documentDownloadType: 'both',
    defaultOpenAllTags: false,
    expandAllResponses: false,
    orderSchemaPropertiesBy: 'preserve',
    agent: { disabled: true },
    mcp: { disabled: true },
  };
}
`;

/** Scalar's names for colours of tokens.css; scripts/rules/oneLook.test.ts fails when they differ. */
const look = `@font-face {
  font-family: 'Schibsted Grotesk';
  font-weight: 400 900;
  font-display: swap;
  src: url(/api/docs/text.woff2) format('woff2');
}
@font-face {
  font-family: 'Spline Sans Mono';
  font-weight: 300 700;
  font-display: swap;
  src: url(/api/docs/code.woff2) format('woff2');
}
:root {
  --scalar-font: 'Schibsted Grotesk', system-ui, sans-serif;
  --scalar-font-code: 'Spline Sans Mono', ui-monospace, monospace;
  --scalar-radius: 2px;
  --scalar-radius-lg: 2px;
  --scalar-radius-xl: 4px;
}
:root {
  color-scheme: light dark;
  --bg-page: light-dark(oklch(0.972 0.004 215), oklch(0.185 0.018 228));
  --bg-surface: light-dark(oklch(0.995 0.002 215), oklch(0.225 0.02 228));
  --bg-inset: light-dark(oklch(0.945 0.006 215), oklch(0.155 0.016 228));
  --neutral-bg: light-dark(oklch(0.93 0.007 215), oklch(0.29 0.018 228));
  --fg-default: light-dark(oklch(0.22 0.022 225), oklch(0.945 0.006 215));
  --neutral-fg: light-dark(oklch(0.42 0.02 225), oklch(0.82 0.012 220));
  --fg-muted: light-dark(oklch(0.45 0.02 225), oklch(0.76 0.014 220));
  --link: light-dark(oklch(0.43 0.074 222), oklch(0.82 0.085 212));
  --border-hairline: light-dark(oklch(0.87 0.008 215), oklch(0.33 0.02 228));
  --success-fg: light-dark(oklch(0.44 0.1 152), oklch(0.82 0.11 155));
  --danger-fg: light-dark(oklch(0.48 0.17 27), oklch(0.8 0.1 25));
  --warning-fg: light-dark(oklch(0.46 0.095 68), oklch(0.85 0.11 85));
  --info-fg: light-dark(oklch(0.45 0.11 250), oklch(0.82 0.08 245));
  --review-fg: light-dark(oklch(0.46 0.13 305), oklch(0.82 0.09 305));
}
.light-mode { color-scheme: light; }
.dark-mode { color-scheme: dark; }
body { margin: 0; background: var(--bg-page); }
.light-mode, .dark-mode {
  --scalar-background-1: var(--bg-page);
  --scalar-background-2: var(--bg-inset);
  --scalar-background-3: var(--neutral-bg);
  --scalar-background-accent: var(--bg-inset);
  --scalar-color-1: var(--fg-default);
  --scalar-color-2: var(--neutral-fg);
  --scalar-color-3: var(--fg-muted);
  --scalar-color-accent: var(--link);
  --scalar-link-color: var(--link);
  --scalar-border-color: var(--border-hairline);
  --scalar-color-green: var(--success-fg);
  --scalar-color-red: var(--danger-fg);
  --scalar-color-yellow: var(--warning-fg);
  --scalar-color-orange: var(--warning-fg);
  --scalar-color-blue: var(--info-fg);
  --scalar-color-purple: var(--review-fg);
}
.dark-mode {
  --scalar-background-2: var(--bg-surface);
  --scalar-background-accent: var(--bg-surface);
}
`;

/** Its own files, and nothing of anybody else; the viewer writes styles into the page, hence the one exception. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src data:',
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** By the path below /api; `/docs` is sent with `docsPolicy`. @param contract asked anew for each request */
export const docsFiles = (contract: () => JsonObject): Record<string, () => DocsFile> => ({
  '/docs': () => ({ type: 'text/html', text: page }),
  '/docs/errors': () => ({ type: 'text/html', text: errorsPage(contract()) }),
  '/docs/start.js': () => ({ type: 'text/javascript', text: start }),
  '/docs/look.css': () => ({ type: 'text/css', text: look }),
  '/docs/contract.json': () => ({
    type: 'application/json',
    text: JSON.stringify(documentedContract(presentExamples(contract(), new Date()))),
  }),
  '/docs/reference.js': () => ({
    type: 'text/javascript',
    package: '@scalar/fastify-api-reference',
    file: 'dist/js/standalone.js',
  }),
  '/docs/text.woff2': () => ({
    type: 'font/woff2',
    package: '@fontsource-variable/schibsted-grotesk',
    file: 'files/schibsted-grotesk-latin-wght-normal.woff2',
  }),
  '/docs/code.woff2': () => ({
    type: 'font/woff2',
    package: '@fontsource-variable/spline-sans-mono',
    file: 'files/spline-sans-mono-latin-wght-normal.woff2',
  }),
});
