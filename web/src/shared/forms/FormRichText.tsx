import { richTextElements } from '@dispatch/contract';
import { RichTextEditor } from '@dispatch/design-system/RichTextEditor';
import { useContractField } from './useContractField';

export function FormRichText({
  name,
  label,
  description,
  onReady,
  lang,
  dir,
}: {
  name: string;
  label: string;
  description?: string;
  onReady?: () => void;
  lang?: string;
  dir?: 'ltr' | 'rtl';
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
      lang={lang}
      dir={dir}
      elements={richTextElements}
      errorMessage={errorMessage}
      isRequired={isRequired}
    />
  );
}
