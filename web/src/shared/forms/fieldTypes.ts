type Bound =
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'errorMessage'
  | 'onTextError'
  | 'inputRef'
  | 'name'
  | 'isSelected';

export type Own<Props> = Omit<Props, Bound> & { name: string };
