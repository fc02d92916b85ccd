const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i;
/** What browsers drop or turn into a slash, so that the eye and the browser read different addresses. */
const misleading = /[\\\s\p{Cc}\p{Cf}]/u;

/** `https://` is put in front. Null for other schemes, user names before an `@`, backslashes, paths without a host. */
export function legacyAddress(from: string | null): string | null {
  const wanted = from?.trim() ?? '';
  if (wanted === '' || wanted.length > 2000 || wanted.startsWith('/') || misleading.test(wanted)) return null;
  let url: URL;
  try {
    url = new URL(hasScheme.test(wanted) ? wanted : `https://${wanted}`);
  } catch {
    return null;
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname !== '' && url.username === '' && url.password === '' ? url.href : null;
}
