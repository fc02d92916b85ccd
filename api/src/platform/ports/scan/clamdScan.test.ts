import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileStandIns, startFileStandIns } from '../../../testing/fileStandIns';
import { eicar, samplePdf } from '../../../testing/sampleFiles';
import { clamdScan } from './clamdScan';
import { noScan } from './noScan';
import { ScannerUnavailable } from './scanPort';

let standIns: FileStandIns;
beforeAll(async () => {
  standIns = await startFileStandIns();
});
afterAll(() => standIns.stop());

it('finds the test file of EICAR, wherever it stands, and nothing in a good file', async () => {
  const scanner = clamdScan(standIns.clamdUrl);
  expect(await scanner.scan(Buffer.from(eicar))).toBe('Eicar-Test-Signature');
  const long = Buffer.concat([samplePdf, Buffer.alloc(9 * 1024 * 1024, ' ')]);
  expect(await scanner.scan(Buffer.concat([long, Buffer.from(eicar)]))).toBe('Eicar-Test-Signature');
  expect(await scanner.scan(long)).toBeNull();
});

const answering = async (answer: string): Promise<[string, Server]> => {
  const server = createServer((socket) => socket.on('error', () => undefined).end(answer)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  return [`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, server];
};

it.each(['', 'INSTREAM size limit exceeded. ERROR\0', 'stream: ERROR\0', 'HTTP/1.1 400 Bad Request'])(
  'does not call a file good when the answer is %j',
  async (answer) => {
    const [url, server] = await answering(answer);
    await expect(clamdScan(url).scan(samplePdf)).rejects.toThrow(ScannerUnavailable);
    server.close();
  },
);

it('does not call a file good when nobody answers', async () => {
  const [url, server] = await answering('');
  server.close();
  await expect(clamdScan(url).scan(samplePdf)).rejects.toThrow(ScannerUnavailable);
  await expect(clamdScan('unix:/nowhere/clamd.socket').scan(samplePdf)).rejects.toThrow(ScannerUnavailable);
});

it('without a scanner nothing is found', async () => {
  expect(await noScan.scan(Buffer.from(eicar))).toBeNull();
});
