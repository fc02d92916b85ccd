const headersOf = (request: XMLHttpRequest): Headers => {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
};

const aborted = () => Object.assign(new Error('The upload was cancelled.'), { name: 'AbortError' });

/** Tells how much of the body has gone, in percent, which the browser's own fetch does not say; answers text. */
export const fetchWithProgress =
  (onProgress: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      if (request.signal.aborted) {
        reject(aborted());
        return;
      }
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value));
      sending.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(Math.round((100 * loaded) / total));
      });
      sending.addEventListener('load', () => {
        const { status, statusText, responseText } = sending;
        resolve(
          new Response(responseText === '' ? null : responseText, {
            status,
            statusText,
            headers: headersOf(sending),
          }),
        );
      });
      sending.addEventListener('error', () => reject(new TypeError('The line was cut.')));
      sending.addEventListener('timeout', () => reject(new TypeError('The line was cut.')));
      sending.addEventListener('abort', () => reject(aborted()));
      request.signal.addEventListener('abort', () => sending.abort(), { once: true });
      sending.send(body);
    });
  };
