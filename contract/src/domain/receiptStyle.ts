/**
 * The style of a receipt, which is a document of its own: it is mailed, printed, and shown in a frame that lends it the
 * fonts of the page. Anywhere else the fonts of the system stand in. The colours are those of the tokens (surface,
 * default, muted, hairline), written plainly, because mail programs know neither custom properties nor oklch. Paper is
 * white in either theme.
 */
export const receiptStyle = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 32px 24px; max-width: 640px; background: #fcfefe; color: #0f1d22;
  font: 15px/1.5 'Schibsted Grotesk Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial,
  sans-serif; }
h1 { margin: 0 0 4px; font: 600 32px/1.1 'Newsreader Variable', Georgia, 'Times New Roman', serif;
  letter-spacing: -0.015em; }
p { margin: 0 0 20px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: minmax(90px, max-content) minmax(0, 1fr); gap: 4px 24px;
  margin: 0 0 32px; padding-top: 16px; border-top: 3px solid; }
dt { color: #4a585e; }
dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin: 0 0 24px; }
th, td { padding: 8px 0; border-bottom: 1px solid #cfd6d7; text-align: left; vertical-align: top; }
thead th { font-size: 13px; font-weight: 600; border-bottom: 1px solid; }
tbody th, tfoot th { font-weight: 400; }
.number { padding-left: 24px; text-align: right; white-space: nowrap;
  font-family: 'Spline Sans Mono Variable', ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
thead .number { font-family: inherit; }
.total th, .total td { border-top: 4px double; border-bottom: 0; font-size: 18px; font-weight: 600; }
footer { color: #4a585e; font-size: 13px; }
@media (max-width: 30em) { body { padding: 24px 16px; } dl { gap: 4px 16px; } .number { padding-left: 12px; } }
@media screen and (prefers-color-scheme: dark) { body { background: #121e23; color: #e8eeef; }
  dt, footer { color: #a8b3b7; } th, td { border-bottom-color: #2b383e; } thead th { border-bottom-color: #e8eeef; } }
@media print { :root { color-scheme: light; } body { max-width: none; padding: 0; background: #fff; color: #000; }
  dt, footer { color: #4a585e; } tr, dl { break-inside: avoid; } }`;
