/** What a browser has sent as JSON, an object with an `id`; null for anything else. What is in it is for who verifies it. */
export const jsonOf = (text: string): { id: string } | null => {
  try {
    const value: unknown = JSON.parse(text);
    const id = (value as { id?: unknown } | null)?.id;
    return typeof id === 'string' && !id.includes('\0') ? (value as { id: string }) : null;
  } catch {
    return null;
  }
};
