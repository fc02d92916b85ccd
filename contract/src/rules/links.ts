/** As mail programs read it: wide letters and dots are plain ones, and what cannot be seen is not there. */
const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。｡]/g, '.');

// What stands before is looked at, so that a long word is read once.
const scheme =
  /(?<![a-z\d+.-])[a-z][a-z\d+.-]*:[/\\]{2}|(?<!\p{L})(?:https?|ftp|mailto|tel|javascript|data):\S/iu;
const www = /(?<![\p{L}\p{N}])www\d{0,2}\.\S/iu;
const path = /[\p{L}\p{N}]\.\p{L}{2,}(?::\d+)?[/\\?#]/u;
const mailbox = /[^\s@]@[^\s@]+\.\p{L}{2,}/u;

/**
 * Whether a text carries a link or an e-mail address: a scheme, www., a host with a path, or name@host. Such a text
 * goes into mails to people who have never asked for one, and mail programs make links of it. A bare host is none:
 * an organization may be called Booking.com.
 */
export const hasLink = (text: string): boolean => {
  const read = asRead(text);
  return [scheme, www, path, mailbox].some((pattern) => pattern.test(read));
};

// A capital after the dot is how people write St.John and J.P.Morgan; these endings are hosts however they are written.
const host = /[\p{L}\p{N}-]\.[a-z]{2,}(?!\p{L})/u;
const commonHost = /[\p{L}\p{N}-]\.(?:com|net|org|info|biz|xyz|top|ru|cn)(?![\p{L}\p{N}])/iu;

/**
 * Whether a text carries a link, an e-mail address, or a bare host as evil.example: nobody is called so, and mail
 * programs make links of hosts as well. Initials and dots before a space or a capital are names (St. John, J.P.).
 */
export const hasAddress = (text: string): boolean => {
  const read = asRead(text);
  return hasLink(read) || host.test(read) || commonHost.test(read);
};
