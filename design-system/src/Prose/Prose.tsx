import clsx from 'clsx';
import styles from './Prose.module.css';

export interface ProseProps {
  /** Already sanitised by the server; shown as it is. Headings in it begin with h2. */
  html: string;
  /** small: beside other things, such as a panel or a box. */
  size?: 'normal' | 'small';
}

/** Words with structure that somebody has written in the RichTextEditor, as readers see them. */
export function Prose({ html, size = 'normal' }: ProseProps) {
  return (
    <div
      className={clsx(styles.prose, size === 'small' && styles.small)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
