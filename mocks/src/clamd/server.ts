import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { portError, type Running } from '../http/listen';

/** In two parts, so that no scanner objects to this file. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** clamd's StreamMaxLength. */
const most = 25 * 1024 * 1024;

const verdict = (bytes: Buffer): string =>
  bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';

const unpacked = (bytes: Buffer): Buffer | null => {
  const pieces: Buffer[] = [];
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};

const instream = Buffer.from('zINSTREAM\0');
const ping = Buffer.from('zPING\0');

const serve = (socket: Socket): void => {
  let came = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (part) => {
    came = Buffer.concat([came, part]);
    if (came.length > most) socket.end('INSTREAM size limit exceeded. ERROR\0');
    else if (came.subarray(0, ping.length).equals(ping)) socket.end('PONG\0');
    else if (came.subarray(0, instream.length).equals(instream)) {
      const bytes = unpacked(came.subarray(instream.length));
      if (bytes !== null) socket.end(verdict(bytes));
    } else if (came.length >= instream.length) socket.end('UNKNOWN COMMAND\0');
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
