/** Each may have its text set to a side: to the middle is centred. */
const aligned = ['style'];
const cell = ['colspan', 'rowspan', ...aligned];

/**
 * What rich text may hold: the one allow-list of the server, the editor, and what is pasted or read from a Word file.
 * Elements with their attributes; `style` holds nothing but `text-align`. Everything else is lost and its text stays,
 * except for what is no text (scripts, styles, forms).
 */
export const richTextElements: Readonly<Record<string, readonly string[]>> = {
  p: aligned,
  h2: aligned,
  h3: aligned,
  h4: aligned,
  blockquote: aligned,
  ul: [],
  ol: [],
  li: aligned,
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', ...cell],
  td: cell,
  strong: [],
  em: [],
  u: [],
  sub: [],
  sup: [],
  a: ['href'],
  br: [],
};

/**
 * Rich text as it is shown: a table that is wider than the screen can be scrolled, by the keyboard too, in a frame of
 * its own. What is stored has no such frame.
 */
export const framedTables = (html: string): string =>
  html
    .replace(/<table>/g, '<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>');
