import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { Contract, type JsonObject } from '@dispatch/contract/document';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { run } from './run';

// Beside this file once it is packed: the contract that the commands are made from.
const document = JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')) as JsonObject;

process.exitCode = await run(process.argv.slice(2), new Contract(document), {
  env: process.env,
  home: homedir(),
  now: () => new Date(),
  out: (text) => void process.stdout.write(text),
  transport: () => new StdioServerTransport(),
  err: (text) => void process.stderr.write(text),
});
