/** What was done, as the audit log names it (`session.endOther`), in words: 'Session: end other'. */
export function actName(action: string): string {
  const words = action
    .replaceAll(/[.:_-]+/g, ': ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
