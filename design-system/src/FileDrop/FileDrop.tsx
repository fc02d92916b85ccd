import { useRef, useState } from 'react';
import { useDrop } from 'react-aria-components/useDrop';
import { Button } from '../Button/Button';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldProps } from '../Field/fieldProps';
import { FieldError } from '../FieldError/FieldError';
import styles from './FileDrop.module.css';
import { FileLine } from './FileLine';
import type { Words } from '../Words/english';
import { judgeFiles, writeLimits, type FileLimits } from './judgeFiles';
import type { UploadItem } from './uploadItem';
import { useWords } from '../Words/useWords';

export interface FileDropProps extends FieldProps, FileLimits {
  /** The files, in the order they came. With `useUploads` this and the four below come from there. */
  items: readonly UploadItem[];
  /** Files of an accepted type and size, and not more than there can be. */
  onAdd: (files: readonly File[]) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  chooseLabel?: string;
  words?: Partial<Words['FileDrop']>;
}

/** Takes files that are dropped on it or chosen, says what it takes, and shows how each of them fares. */
export function FileDrop(props: FileDropProps) {
  const { label, id, name, description, errorMessage, isRequired, isOptional, isDisabled = false } = props;
  const { items, onAdd, onCancel, onRetry, onRemove, acceptedTypes, maxFiles = Infinity } = props;
  const words = { ...useWords('FileDrop'), ...props.words };
  const isOne = maxFiles === 1;
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isFull = items.length >= maxFiles;

  const add = (files: readonly File[]) => {
    const judged = judgeFiles(files, props, items.length, words);
    setRefused(judged.refused);
    if (judged.accepted.length > 0) onAdd(judged.accepted);
  };
  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    isDisabled,
    getDropOperation: () => 'copy',
    onDrop: ({ items: dropped }) => {
      const files = dropped.filter((item) => item.kind === 'file').map((item) => item.getFile());
      void Promise.all(files).then(add);
    },
  });

  return (
    <FieldGroup {...{ label, id: id ?? name, description, errorMessage, isRequired, isOptional }}>
      <div
        {...dropProps}
        ref={zone}
        className={styles.zone}
        data-drop-target={isDropTarget || undefined}
        data-disabled={isDisabled || undefined}
      >
        <p className={styles.limits}>{writeLimits(props, words)}</p>
        <Button
          isDisabled={isDisabled}
          blockedReason={isFull ? words.full(items.length, maxFiles) : undefined}
          onPress={() => {
            if (!isFull) input.current?.click();
          }}
        >
          {props.chooseLabel ?? words.choose(isOne)}
        </Button>
        {isFull ? null : <p className={styles.hint}>{words.drop(isOne)}</p>}
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-hidden="true"
          accept={acceptedTypes.join(',')}
          multiple={maxFiles > 1}
          disabled={isDisabled}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <div role="alert" className={styles.refused}>
        {refused.map((text) => (
          <FieldError key={text}>{text}</FieldError>
        ))}
      </div>
      {items.length > 0 ? (
        <ul className={styles.list} aria-label={words.files}>
          {items.map((item) => (
            <FileLine
              key={item.id}
              item={item}
              words={words}
              onRetry={() => onRetry(item.id)}
              onRemove={() => {
                const isOnItsWay = item.state === 'waiting' || item.state === 'uploading';
                (isOnItsWay ? onCancel : onRemove)(item.id);
              }}
            />
          ))}
        </ul>
      ) : null}
    </FieldGroup>
  );
}
