import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Editor } from 'tinymce';
import { readLater } from './typedText';

/** The editor writes a loaded text in its own way: that is nobody's change. */
const changes = 'change keyup compositionend setcontent';

/** Keeps the text of an editor and the value of its field alike, without writing the HTML anew for each key. */
export function useEditorText(editor: Editor | null, value: string, onChange: (html: string) => void): void {
  const change = useRef(onChange);
  useLayoutEffect(() => {
    change.current = onChange;
  });
  /** What the field has, and what is on its way to it: an answer to it is no news. */
  const sent = useRef([value]);

  // Its end comes before the editor's own, which takes the text with it.
  useLayoutEffect(() => {
    if (editor === null) return undefined;
    const text = editor.getBody();
    const { typed, readNow, stop } = readLater(() => {
      const html = editor.getContent();
      if (html === sent.current.at(-1)) return;
      sent.current.push(html);
      change.current(html);
    });
    const changed = (): void => {
      if (editor.isDirty()) typed();
    };
    editor.on(changes, changed);
    // Dictation and spelling corrections press no key.
    editor.on('input', typed);
    // Before anybody hears that the text was left.
    text.addEventListener('focusout', readNow, true);
    return () => {
      stop();
      editor.off(changes, changed);
      editor.off('input', typed);
      text.removeEventListener('focusout', readNow, true);
    };
  }, [editor]);

  useEffect(() => {
    if (editor === null) return;
    const known = sent.current.indexOf(value);
    if (known >= 0) {
      sent.current.splice(0, known);
      return;
    }
    sent.current = [value];
    const cursor = editor.hasFocus() ? editor.selection.getBookmark(3) : null;
    editor.undoManager.transact(() => {
      editor.setContent(value);
    });
    if (cursor !== null) editor.selection.moveToBookmark(cursor);
  }, [editor, value]);
}
