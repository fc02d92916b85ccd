const allowed = new Set(['http', 'https', 'mailto', 'tel']);

/** http, https, mailto and tel stay, other protocols are blanked, none becomes http://. '' means: no link. */
export function normalizeLink(url: string): string {
  // Browsers ignore white space and control characters inside a protocol, so they must not hide one here.
  const address = url.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
  if (address === '' || address.startsWith('#')) return '';
  const [, protocol, rest = ''] = /^([^/?#:]*):(.*)$/.exec(address) ?? [];
  if (protocol !== undefined) {
    if (allowed.has(protocol.toLowerCase())) return rest.replace(/^\/+/, '') === '' ? '' : address;
    // host:port, not a protocol: the protocol is added.
    if (!/^\d{1,5}(?:[/?#]|$)/.test(rest) || protocol === '') return '';
  }
  const bare = address.replace(/^[/\\]+/, '');
  return bare === '' ? '' : `http://${bare}`;
}
