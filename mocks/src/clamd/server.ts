import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { portError, type Running } from '../http/listen';

/** In two parts, so that no scanner objects to this file. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** clamd's StreamMaxLength. */
const most = 25 * 1024 * 1024;

const verdict = (bytes: Buffer): string =>
  bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';

const instream = Buffer.from('zINSTREAM\0');
const ping = Buffer.from('zPING\0');

/** Takes the pieces that are whole out of what has come. Answers what is left, null after the last one. */
const takePieces = (came: Buffer, pieces: Buffer[]): Buffer | null => {
  let at = 0;
  while (at + 4 <= came.length) {
    const length = came.readUInt32BE(at);
    if (length === 0) return null;
    if (at + 4 + length > came.length) break;
    pieces.push(came.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return came.subarray(at);
};

const serve = (socket: Socket): void => {
  const pieces: Buffer[] = [];
  // What has come of a piece that is not whole yet: a file is not looked at anew with each part of it.
  let came: Buffer = Buffer.alloc(0);
  let total = 0;
  let isFile = false;
  socket.on('error', () => socket.destroy());
  socket.on('data', (part) => {
    came = Buffer.concat([came, part]);
    total += part.length;
    if (total > most) {
      socket.end('INSTREAM size limit exceeded. ERROR\0');
      return;
    }
    if (!isFile && came.subarray(0, instream.length).equals(instream)) {
      isFile = true;
      came = came.subarray(instream.length);
    }
    if (isFile) {
      const left = takePieces(came, pieces);
      if (left === null) socket.end(verdict(Buffer.concat(pieces)));
      else came = left;
    } else if (came.subarray(0, ping.length).equals(ping)) socket.end('PONG\0');
    else if (came.length >= instream.length) socket.end('UNKNOWN COMMAND\0');
  });
};

export async function startClamd(port: number): Promise<Running> {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    serve(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portError('virus scanner', port, error)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const taken = (server.address() as AddressInfo).port;
  return {
    address: `tcp://127.0.0.1:${taken}`,
    port: taken,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      }),
  };
}
