import 'tinymce/tinymce';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import 'tinymce/icons/default';
import 'tinymce/plugins/link';
import 'tinymce/plugins/lists';
import 'tinymce/plugins/table';
import 'tinymce/skins/ui/oxide/skin.js';
import 'tinymce/skins/ui/oxide/content.inline.js';
import { Editor } from '@tinymce/tinymce-react';
import { useEffect, useState } from 'react';
import type { Editor as TinyMCE } from 'tinymce';
import './tinySkin.css';
import styles from './RichTextEditor.module.css';
import { cleanPastedHtml } from './cleanPastedHtml';
import { editorOptions, type RichTextElements } from './editorOptions';
import { lostInPaste } from './lostInPaste';
import { useEditorText } from './useEditorText';
import { useWords } from '../Words/useWords';

interface TinyEditorProps {
  id: string;
  label: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
  onReady: (() => void) | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  elements: RichTextElements;
  lang: string | undefined;
  dir: 'ltr' | 'rtl' | undefined;
}

/**
 * TinyMCE in the page itself (inline), so that the text takes our fonts and themes and no frame of foreign origin
 * is needed. Everything it loads is bundled here; it asks nothing of the network.
 */
export default function TinyEditor({
  id,
  label,
  value,
  onChange,
  onBlur,
  onReady,
  isInvalid,
  isRequired,
  isDisabled,
  elements,
  lang,
  dir,
}: TinyEditorProps) {
  const words = useWords('RichTextEditor');
  const [toolbar, setToolbar] = useState<HTMLDivElement | null>(null);
  const [editor, setEditor] = useState<TinyMCE | null>(null);
  const [initialValue] = useState(value);
  const [lost, setLost] = useState<readonly string[]>([]);
  useEditorText(editor, value, onChange);

  useEffect(() => {
    const text = editor?.getBody();
    if (!text) return;
    text.setAttribute('role', 'textbox');
    text.setAttribute('aria-multiline', 'true');
    text.setAttribute('aria-label', label);
    text.setAttribute('aria-invalid', String(isInvalid));
    text.setAttribute('aria-required', String(isRequired));
    text.setAttribute('aria-disabled', String(isDisabled));
    if (lang !== undefined) text.lang = lang;
    if (dir !== undefined) text.dir = dir;
  }, [editor, label, isInvalid, isRequired, isDisabled, lang, dir]);

  return (
    <>
      <div ref={setToolbar} className={styles.toolbar} aria-busy={editor === null} />
      {toolbar ? (
        <Editor
          id={id}
          inline
          licenseKey="gpl"
          initialValue={initialValue}
          disabled={isDisabled}
          init={{
            ...editorOptions(elements, words),
            fixed_toolbar_container_target: toolbar,
            paste_preprocess: (_editor, paste) => {
              const kept = Object.keys(elements);
              setLost(lostInPaste(paste.content, kept, [], words));
              paste.content = cleanPastedHtml(paste.content, kept);
            },
          }}
          onInit={(_event, ready) => {
            setEditor(ready);
            onReady?.();
          }}
          onBlur={() => onBlur?.()}
        />
      ) : null}
      <p role="status" className={styles.lost}>
        {lost.join(' ')}
      </p>
    </>
  );
}
