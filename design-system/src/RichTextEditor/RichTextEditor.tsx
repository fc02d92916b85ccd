import { lazy, Suspense, useId } from 'react';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldProps } from '../Field/fieldProps';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { RichTextElements } from './editorOptions';
import styles from './RichTextEditor.module.css';
import { useWords } from '../Words/useWords';

const TinyEditor = lazy(() => import('./TinyEditor'));

export interface RichTextEditorProps extends FieldProps {
  label: string;
  /** HTML as the server stores it. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** The elements that the text may hold, with their attributes: the allow-list of whoever keeps it. */
  elements: RichTextElements;
  /** The language of the text, and where its lines begin. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** The text stands there and can be led to. */
  onReady?: () => void;
}

/**
 * Text with structure: headings, bold, italic, underline, lists, tables, links, alignment. The editor is loaded when it
 * is first shown. The element with the id is the text itself, so an error summary can lead there.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const {
    label,
    id,
    name,
    description,
    errorMessage,
    isRequired,
    isOptional,
    value,
    onChange,
    onBlur,
    onReady,
    elements,
    lang,
    dir,
    isDisabled = false,
  } = props;
  const own = useId();
  const words = useWords('RichTextEditor');
  const textId = id ?? name ?? own;
  return (
    <FieldGroup {...{ label, description, errorMessage, isRequired, isOptional }}>
      <div className={styles.frame} data-disabled={isDisabled || undefined}>
        <Suspense
          fallback={
            <div id={textId} tabIndex={-1} className={styles.loading} aria-busy>
              <div role="status">
                <VisuallyHidden>{words.loading(label)}</VisuallyHidden>
              </div>
              <Skeleton count={5} />
            </div>
          }
        >
          <TinyEditor
            id={textId}
            label={label}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            onReady={onReady}
            isInvalid={Boolean(errorMessage)}
            isRequired={Boolean(isRequired)}
            isDisabled={isDisabled}
            elements={elements}
            lang={lang}
            dir={dir}
          />
        </Suspense>
      </div>
    </FieldGroup>
  );
}
