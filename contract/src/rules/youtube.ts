const address =
  /^https?:\/\/(?:(?:(?:www|m)\.)?youtube\.com\/(?:watch\?(?:[^\s#]*&)?v=|embed\/|v\/)|(?:www\.)?youtu\.be\/)([A-Za-z0-9_-]{11})(?:[?&#/]\S*)?$/i;

/** Null for no YouTube address. http or https, with or without www or m, `watch?v=`, `embed/`, `v/`, or youtu.be. */
export const youtubeId = (url: string): string | null => address.exec(url.trim())?.[1] ?? null;
