import { RichTextEditor } from '@dispatch/design-system/RichTextEditor';
import { useContractField } from './useContractField';

export function FormRichText({
  name,
  label,
  description,
}: {
  name: string;
  label: string;
  description?: string;
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
      errorMessage={errorMessage}
      isRequired={isRequired}
    />
  );
}
