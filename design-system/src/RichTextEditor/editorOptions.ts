import type { IAllProps } from '@tinymce/tinymce-react';
import { normalizeLink } from './normalizeLink';

type Options = NonNullable<IAllProps['init']>;

/** What the editor may hold and which tools it shows. */
export const editorOptions: Options = {
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
  plugins: 'link lists',
  // In a list too, Tab leads out of the editor: there must be a way on without a mouse (WCAG 2.1.2).
  lists_indent_on_tab: false,
  toolbar:
    'blocks | bold italic underline | bullist numlist | link unlink | alignleft aligncenter alignright | removeformat | undo redo',
  block_formats: 'Paragraph=p; Heading=h2; Subheading=h3; Small heading=h4',
  valid_elements: 'p[style],h2[style],h3[style],h4[style],strong/b,em/i,u,ul,ol,li[style],a[href],br',
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
};
