import { connect, type Socket } from 'node:net';
import { inTime } from '../patience';
import { type ScanPort, ScannerUnavailable } from './scanPort';

const pieceBytes = 64 * 1024;

const lengthOf = (piece: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
};

const send = (socket: Socket, bytes: Buffer): void => {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes);
    socket.write(lengthOf(piece));
    socket.write(piece);
  }
  socket.write(lengthOf(Buffer.alloc(0)));
};

const answerTo = (socket: Socket, bytes: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => send(socket, bytes));
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The line was cut.')));
  });

const verdictOf = (answer: string): string | null => {
  const [, found, word] = /^stream: (?:(.+) )?(OK|FOUND)\0?\s*$/.exec(answer) ?? [];
  if (word === 'OK') return null;
  if (word === 'FOUND') return found ?? 'unknown';
  throw new Error(`clamd answers ${answer.slice(0, 200)}`);
};

export const clamdScan = (url: string): ScanPort => {
  const { protocol, hostname, port, pathname } = new URL(url);
  const where =
    protocol === 'unix:'
      ? { path: decodeURIComponent(pathname) }
      : { host: hostname, port: port === '' ? 3310 : Number(port) };
  return {
    scan: async (bytes) => {
      const socket = connect(where);
      try {
        return verdictOf(await inTime(answerTo(socket, bytes)));
      } catch (cause) {
        throw new ScannerUnavailable('The virus scanner has not judged the file.', { cause });
      } finally {
        socket.destroy();
      }
    },
  };
};
