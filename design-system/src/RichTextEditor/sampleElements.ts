import type { RichTextElements } from './editorOptions';

const aligned = ['style'];

/** An allow-list as an application has one. */
export const sampleElements: RichTextElements = {
  ...{ p: aligned, h2: aligned, h3: aligned, h4: aligned, blockquote: aligned, li: aligned, ul: [], ol: [] },
  ...{ table: [], caption: [], thead: [], tbody: [], tr: [] },
  ...{ th: ['scope', 'colspan', 'rowspan', 'style'], td: ['colspan', 'rowspan', 'style'] },
  ...{ strong: [], em: [], u: [], sub: [], sup: [], a: ['href'], br: [] },
};
