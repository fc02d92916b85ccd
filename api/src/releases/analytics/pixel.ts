/** The picture of one pixel by which a page says that a browser shows it, also one that a cache has sent. */
export const pixel = {
  file: 'shown.gif',
  bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};
