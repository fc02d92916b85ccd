// Sends the same bytes to whoever asks, by node:http and nothing else.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { headers, body } = JSON.parse(await text(process.stdin));
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes);
}).listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
