import { FileDrop, useUploads, type FileDropProps, type UploadRequest } from '@dispatch/design-system';
import { useRef } from 'react';
import { errorTexts } from '../api/errorTexts';
import { useContractField } from './useContractField';

type Given = 'items' | 'onAdd' | 'onCancel' | 'onRetry' | 'onRemove' | 'errorMessage' | 'name';

/** In the form stands what the server answered for each file, or what `toValue` makes of these answers. */
export function FormFileDrop<Result>({
  upload,
  toValue = (results) => results,
  ...props
}: Omit<FileDropProps, Given> & {
  name: string;
  upload: (request: UploadRequest) => Promise<Result>;
  toValue?: (results: readonly Result[]) => unknown;
}) {
  const { onChange, errorMessage, isRequired } = useContractField(props.name);
  const arrived = useRef(new Map<string, Result>());
  const tell = () => onChange(toValue([...arrived.current.values()]));
  const { onRemove, ...uploads } = useUploads<Result>({
    upload,
    errorTexts,
    onDone: (result, { id }) => {
      arrived.current.set(id, result);
      tell();
    },
  });
  return (
    <FileDrop
      isRequired={isRequired}
      {...props}
      {...uploads}
      errorMessage={errorMessage}
      onRemove={(id) => {
        onRemove(id);
        if (arrived.current.delete(id)) tell();
      }}
    />
  );
}
