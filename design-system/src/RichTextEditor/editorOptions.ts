import type { IAllProps } from '@tinymce/tinymce-react';
import type { Words } from '../Words/english';
import { normalizeLink } from './normalizeLink';

type Options = NonNullable<IAllProps['init']>;

/** Elements with the attributes that they may have. */
export type RichTextElements = Readonly<Record<string, readonly string[]>>;

/** As the editor names elements: older names lead to today's. */
const namesOf: Readonly<Record<string, string>> = { strong: 'strong/b', em: 'em/i' };

const validElements = (elements: RichTextElements): string =>
  Object.entries(elements)
    .map(
      ([name, attributes]) =>
        `${namesOf[name] ?? name}${attributes.length > 0 ? `[${attributes.join('|')}]` : ''}`,
    )
    .join(',');

/** Tables are rows and columns: no widths, borders or colours of their own. */
const tables: Options = {
  table_sizing_mode: 'responsive',
  table_default_attributes: {},
  table_default_styles: {},
  table_use_colgroups: false,
  table_column_resizing: 'preservetable',
  table_resize_bars: false,
  table_appearance_options: false,
  table_advtab: false,
  table_cell_advtab: false,
  table_row_advtab: false,
  table_header_type: 'sectionCells',
  // Tab leads out of the editor, as in lists.
  table_tab_navigation: false,
  table_toolbar:
    'tablerowheader tablecolheader | tableinsertrowbefore tableinsertrowafter tabledeleterow | tableinsertcolbefore tableinsertcolafter tabledeletecol | tabledelete',
};

/** What the editor may hold and which tools it shows. */
export const editorOptions = (elements: RichTextElements, words: Words['RichTextEditor']): Options => ({
  ...tables,
  skin_url: 'default',
  content_css: false,
  toolbar_persist: true,
  toolbar_mode: 'wrap',
  menubar: false,
  branding: false,
  promotion: false,
  contextmenu: false,
  object_resizing: false,
  browser_spellcheck: true,
  entity_encoding: 'raw',
  convert_urls: false,
  plugins: 'link lists table',
  // In a list too, Tab leads out of the editor: there must be a way on without a mouse (WCAG 2.1.2).
  lists_indent_on_tab: false,
  toolbar:
    'blocks | bold italic underline subscript superscript | bullist numlist table | link unlink | alignleft aligncenter alignright | removeformat | undo redo',
  block_formats: `${words.paragraph}=p; ${words.heading}=h2; ${words.subheading}=h3; ${words.smallHeading}=h4`,
  valid_elements: validElements(elements),
  valid_styles: { '*': 'text-align' },
  formats: { underline: { inline: 'u', exact: true } },
  link_default_protocol: 'http',
  link_assume_external_targets: 'http',
  link_target_list: false,
  link_title: false,
  paste_data_images: false,
  // The styles are needed until cleanPastedHtml has read Word's lists from them.
  paste_remove_styles_if_webkit: false,
  paste_webkit_styles: 'all',
  setup: (editor) => {
    editor.on('PreInit', () => {
      // Whatever way a link came in, it leaves as the rules have it.
      editor.serializer.addAttributeFilter('href', (nodes) => {
        for (const node of nodes) {
          const href = normalizeLink(node.attr('href') ?? '');
          if (href) node.attr('href', href);
          else node.unwrap();
        }
      });
      // Where an address of another kind was taken away, the words stay and the link goes.
      editor.serializer.addNodeFilter('a', (nodes) => {
        for (const node of nodes) {
          if (!node.attr('href') && !node.attr('data-mce-href')) node.unwrap();
        }
      });
    });
  },
});
