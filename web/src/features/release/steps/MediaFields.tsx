import { message } from '@dispatch/contract';
import { Banner, FileDrop, SectionHead, VisuallyHidden } from '@dispatch/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { acceptedAttachments, acceptedImages, mostAttachments } from '../../../shared/files/acceptedFiles';
import type { ReleaseForm } from '../releaseForm';
import { duplicateName, type ReleaseUploads } from '../useReleaseUploads';
import { FileCard } from './FileCard';
import styles from './MediaFields.module.css';

interface MediaFieldsProps {
  form: ReleaseForm;
  uploads: ReleaseUploads;
}

export function FeaturedImage({ form, uploads: { image: upload } }: MediaFieldsProps) {
  const { control, setValue } = form.methods;
  const image = useWatch({ control, name: 'newsImage' });
  const change = (next: typeof image): void => setValue('newsImage', next, { shouldDirty: true });
  return (
    <>
      <SectionHead title="Featured image" />
      {image === null ? (
        <FileDrop
          label="Image"
          name="newsImage"
          description="Readers see it above your release."
          isOptional
          maxFiles={1}
          {...acceptedImages}
          {...upload}
        />
      ) : (
        <FileCard
          form="NewsImageChoice"
          name="newsImage"
          file={image}
          isChecked={form.attempts > 0}
          onChange={change}
          onRemove={() => change(null)}
        />
      )}
    </>
  );
}

export function Attachments({ form, uploads }: MediaFieldsProps) {
  const { control, getValues, setValue } = form.methods;
  const files = useWatch({ control, name: 'attachments' });
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const change = (next: typeof files): void => setValue('attachments', next, { shouldDirty: true });

  const move = (from: number, to: number): void => {
    const next = [...getValues('attachments')];
    const [moved] = next.splice(from, 1);
    if (moved === undefined) return;
    if (to < 0 || to > next.length) {
      setTold(`${moved.fileName} is the ${to < 0 ? 'first' : 'last'} one.`);
      return;
    }
    next.splice(to, 0, moved);
    change(next);
    setTold(`${moved.fileName} is now ${to + 1} of ${next.length}.`);
  };
  const remove = (index: number): void => {
    setTold(`${files[index]?.fileName ?? ''} was removed.`);
    change(files.filter((_file, place) => place !== index));
  };
  const left = mostAttachments - files.length;
  return (
    <>
      <SectionHead title="Media attachments" />
      {uploads.isDuplicate ? (
        <Banner tone="danger" title={message('attachment-failed')}>
          {duplicateName}
        </Banner>
      ) : null}
      <div role="group" aria-label="Attached files" className={styles.list}>
        <VisuallyHidden>
          <span role="status">{told}</span>
        </VisuallyHidden>
        {files.map((file, index) => (
          <FileCard
            key={file.uploadKey}
            form="AttachmentChoice"
            name={`attachments.${index}`}
            file={file}
            isChecked={form.attempts > 0}
            onChange={(next) => change(files.map((one, place) => (place === index ? next : one)))}
            onRemove={() => remove(index)}
            order={
              files.length < 2
                ? undefined
                : {
                    onUp: () => move(index, index - 1),
                    onDown: () => move(index, index + 1),
                    onDrag: (isDragged) => setDragged(isDragged ? index : null),
                    onDrop: dragged === null ? undefined : () => move(dragged, index),
                  }
            }
          />
        ))}
      </div>
      <FileDrop
        label="Files"
        name="attachments"
        description="Readers can download them below your release."
        isOptional
        {...acceptedAttachments}
        {...uploads.attachments}
        maxFiles={left}
        words={{
          atMost: () => `at most ${mostAttachments} files`,
          full: () => `There can be ${mostAttachments} files. Remove one to add another.`,
          tooMany: (name) => `${name} is one too many. There can be ${mostAttachments} files.`,
        }}
      />
    </>
  );
}
