import { actText } from '@dispatch/contract';

/** What was done, in words, by its name in the audit log. One without words of its own: 'Session: end other'. */
export function actName(action: string): string {
  const own = actText(action);
  if (own !== null) return own;
  const words = action
    .replaceAll(/[.:_-]+/g, ': ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
