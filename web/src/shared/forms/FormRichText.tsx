import { richTextElements } from '@dispatch/contract';
import { RichTextEditor } from '@dispatch/design-system/RichTextEditor';
import { useContractField } from './useContractField';

export function FormRichText({
  name,
  label,
  description,
  onReady,
}: {
  name: string;
  label: string;
  description?: string;
  onReady?: () => void;
}) {
  const { value, onChange, onBlur, errorMessage, isRequired } = useContractField(name);
  return (
    <RichTextEditor
      name={name}
      label={label}
      description={description}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      onBlur={onBlur}
      onReady={onReady}
      elements={richTextElements}
      errorMessage={errorMessage}
      isRequired={isRequired}
    />
  );
}
