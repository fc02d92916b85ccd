/** The longest name of a site that is kept. */
const longestHost = 100;

/** The site that a request says it was linked from, without www; empty where it says none. Of its address nothing else is kept. */
export const referrerOf = (header: string | undefined): string => {
  if (header === undefined || !URL.canParse(header)) return '';
  const { protocol, hostname } = new URL(header);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb ? hostname.replace(/^www\./, '').slice(0, longestHost) : '';
};
