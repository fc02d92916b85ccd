/** The text of a field of a form; empty when it is missing or no text. */
export const textOf = (body: unknown, name: string): string => {
  const value = (body as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};
