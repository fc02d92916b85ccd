import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface ServedFolder {
  url: string;
  close: () => Promise<void>;
}

/** Serves the files of a folder. What a build has named by its contents is kept by the browser. */
export function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    readFile(join(folder, path)).then(
      (body) => {
        const isNamedByContents = path.startsWith('/assets/');
        response
          .writeHead(200, {
            'content-type': types[extname(path)] ?? 'application/octet-stream',
            'cache-control': isNamedByContents ? 'max-age=31536000, immutable' : 'no-cache',
          })
          .end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://localhost:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
