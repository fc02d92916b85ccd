type Bound =
  'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'onTextError' | 'inputRef' | 'name' | 'isSelected';

/** What a screen says of a field: which one it is, and everything that its form does not know. */
export type Own<Props> = Omit<Props, Bound> & { name: string };
