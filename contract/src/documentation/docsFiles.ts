import { documentedContract, type ContractTree } from './documentedContract';

/** A file of the documentation page: its text, or where an installed package has it. */
export type DocsFile = { type: string } & (
  { text: string } | { package: '@scalar/api-reference' | `@fontsource-variable/${string}`; file: string }
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

/** It follows the system's theme. The switches turn off whatever would ask somebody else. */
const start = `const dark = matchMedia('(prefers-color-scheme: dark)');
const reference = Scalar.createApiReference('#reference', settings());
dark.addEventListener('change', () => reference.updateConfiguration(settings()));

function settings() {
  return {
    url: '/api/docs/contract.json',
    theme: 'none',
    withDefaultFonts: false,
    forceDarkModeState: dark.matches ? 'dark' : 'light',
    hideDarkModeToggle: true,
    telemetry: false,
    hideClientButton: true,
    hideTestRequestButton: true,
    showDeveloperTools: 'never',
    showOperationId: true,
    documentDownloadType: 'none',
    defaultOpenAllTags: false,
    expandAllResponses: false,
    orderSchemaPropertiesBy: 'preserve',
    agent: { disabled: true },
    mcp: { disabled: true },
  };
}
`;

/** The palette of the design system (tokens.css) under the names that Scalar reads. */
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
body { margin: 0; background: oklch(0.972 0.004 215); }
.light-mode {
  --scalar-background-1: oklch(0.972 0.004 215);
  --scalar-background-2: oklch(0.945 0.006 215);
  --scalar-background-3: oklch(0.93 0.007 215);
  --scalar-background-accent: oklch(0.945 0.006 215);
  --scalar-color-1: oklch(0.22 0.022 225);
  --scalar-color-2: oklch(0.42 0.02 225);
  --scalar-color-3: oklch(0.45 0.02 225);
  --scalar-color-accent: oklch(0.43 0.074 222);
  --scalar-link-color: oklch(0.43 0.074 222);
  --scalar-border-color: oklch(0.87 0.008 215);
  --scalar-color-green: oklch(0.44 0.1 152);
  --scalar-color-red: oklch(0.48 0.17 27);
  --scalar-color-yellow: oklch(0.46 0.095 68);
  --scalar-color-orange: oklch(0.46 0.095 68);
  --scalar-color-blue: oklch(0.45 0.11 250);
  --scalar-color-purple: oklch(0.46 0.13 305);
}
.dark-mode {
  --scalar-background-1: oklch(0.185 0.018 228);
  --scalar-background-2: oklch(0.225 0.02 228);
  --scalar-background-3: oklch(0.29 0.018 228);
  --scalar-background-accent: oklch(0.225 0.02 228);
  --scalar-color-1: oklch(0.945 0.006 215);
  --scalar-color-2: oklch(0.82 0.012 220);
  --scalar-color-3: oklch(0.76 0.014 220);
  --scalar-color-accent: oklch(0.82 0.085 212);
  --scalar-link-color: oklch(0.82 0.085 212);
  --scalar-border-color: oklch(0.33 0.02 228);
  --scalar-color-green: oklch(0.82 0.11 155);
  --scalar-color-red: oklch(0.8 0.1 25);
  --scalar-color-yellow: oklch(0.85 0.11 85);
  --scalar-color-orange: oklch(0.85 0.11 85);
  --scalar-color-blue: oklch(0.82 0.08 245);
  --scalar-color-purple: oklch(0.82 0.09 305);
}
@media (prefers-color-scheme: dark) { body { background: oklch(0.185 0.018 228); } }
`;

/**
 * The content security policy of the page: its own files, and nothing of anybody else. The viewer writes styles
 * into the page, hence the one exception.
 */
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

/**
 * The documentation page, by the path below /api: everything that a server hands out for it. Only `/docs` is opened by
 * people; it is sent with `docsPolicy`.
 * @param contract asked when the page asks for it, so that the page shows the contract of that moment
 */
export const docsFiles = (contract: () => ContractTree): Record<string, () => DocsFile> => ({
  '/docs': () => ({ type: 'text/html', text: page }),
  '/docs/start.js': () => ({ type: 'text/javascript', text: start }),
  '/docs/look.css': () => ({ type: 'text/css', text: look }),
  '/docs/contract.json': () => ({
    type: 'application/json',
    text: JSON.stringify(documentedContract(contract())),
  }),
  '/docs/reference.js': () => ({
    type: 'text/javascript',
    package: '@scalar/api-reference',
    file: 'dist/browser/standalone.js',
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
