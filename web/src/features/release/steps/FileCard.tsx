import { checkRules, fileFacts, type components } from '@dispatch/contract';
import { Button, FieldGroup, Icon, shortenCaption, TextField } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { storedImageQuery } from '../../../shared/files/storedImage';
import styles from './MediaFields.module.css';

type Choice = components['schemas']['AttachmentChoice'] | components['schemas']['NewsImageChoice'];

interface Order {
  onUp: () => void;
  onDown: () => void;
  onDrag: (isDragged: boolean) => void;
  /** Absent while nothing is dragged that could be dropped here. */
  onDrop?: () => void;
}

interface FileCardProps<File extends Choice> {
  form: 'NewsImageChoice' | 'AttachmentChoice';
  /** Of the file in the form of the release: `attachments.0`. */
  name: string;
  file: File;
  /** The person has pressed on: what is missing is said. */
  isChecked: boolean;
  onChange: (file: File) => void;
  onRemove: () => void;
  order?: Order;
}

/** An uploaded file of the release with its caption and, if it is an image, its alt text. */
export function FileCard<File extends Choice>(props: FileCardProps<File>) {
  const { form, name, file, isChecked, onChange, onRemove, order } = props;
  const { fileName = '', fileSize = 0, caption = '', altText = '', credit = '', uploadKey } = file;
  const card = useRef<HTMLDivElement>(null);
  const isImage = !/\.pdf$/i.test(fileName);
  const { data: thumbnail } = useQuery({ ...storedImageQuery(uploadKey, 320), enabled: isImage });
  const errors = checkRules(form, { ...file }, { stage: isChecked ? 'full' : 'draft' });
  const field = (part: 'caption' | 'altText' | 'credit') => ({
    name: `${name}.${part}`,
    errorMessage: errors.find((error) => error.field === part)?.message,
    onChange: (text: string) => onChange({ ...file, [part]: text }),
  });
  return (
    <div
      ref={card}
      id={name}
      className={styles.card}
      onDragOver={(event) => order?.onDrop && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        order?.onDrop?.();
      }}
    >
      <FieldGroup label={shortenCaption(caption) || fileName} description={fileFacts(fileName, fileSize)}>
        <div className={styles.fields}>
          {isImage ? (
            <div className={styles.frame}>{thumbnail ? <img src={thumbnail} alt={altText} /> : null}</div>
          ) : null}
          <TextField label="Caption" isRequired value={caption} {...field('caption')} />
          {isImage ? (
            <>
              <TextField
                label="Alt text"
                isOptional
                description="What the image shows, for those who do not see it."
                value={altText}
                {...field('altText')}
              />
              <TextField
                label="Credit"
                isOptional
                description="Who made the picture, or holds its rights."
                value={credit}
                {...field('credit')}
              />
            </>
          ) : null}
        </div>
      </FieldGroup>
      <div className={styles.actions}>
        {order ? (
          <>
            <span
              className={styles.handle}
              draggable
              aria-hidden="true"
              title="Drag to another place"
              onDragStart={({ dataTransfer }) => {
                dataTransfer.effectAllowed = 'move';
                dataTransfer.setData('text/plain', fileName);
                if (card.current) dataTransfer.setDragImage(card.current, 0, 0);
                order.onDrag(true);
              }}
              onDragEnd={() => order.onDrag(false)}
            >
              <Icon name="menu" />
            </span>
            <Button variant="quiet" aria-label={`Move ${fileName} up`} onPress={order.onUp}>
              <Icon name="arrowUp" />
            </Button>
            <Button variant="quiet" aria-label={`Move ${fileName} down`} onPress={order.onDown}>
              <Icon name="arrowDown" />
            </Button>
          </>
        ) : null}
        <Button variant="quiet" aria-label={`Remove ${fileName}`} onPress={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  );
}
