import { ApiError } from '@dispatch/contract';
import { type Contract, objectAt, textAt } from '@dispatch/contract/document';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { sentFor, serverOf } from './callServer';
import type { Connection } from './connection';
import type { Asked } from './readArguments';
import { type Tool, toolsOf } from './tools';
import { UsageError } from './usageError';

type Given = Record<string, unknown>;

const askedBy = ({ command }: Tool, given: Given): Asked => {
  const asked: Asked = { path: {}, query: {}, headers: {}, body: undefined, file: undefined, out: undefined };
  for (const { name, in: place, required } of command.operation.parameters) {
    const value = given[name];
    if (value === undefined) {
      if (required && place === 'path') throw new UsageError(`Please give ${name}.`);
    } else if (place !== 'header') asked[place][name] = value;
    else if (typeof value === 'string') asked.headers[name] = value;
  }
  const { body, file } = given;
  if (command.body === 'json' && body !== undefined) asked.body = body as Given;
  if (command.body === 'file') {
    if (typeof file !== 'string') throw new UsageError('Please give file, the path of a file.');
    asked.file = file;
  }
  return asked;
};

const said = (value: unknown, isError = false): CallToolResult => ({
  content: [
    { type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value ?? { done: true }) },
  ],
  ...(isError ? { isError } : {}),
});

/** What is refused goes back as an answer, so that whoever asked can mend it. */
const refused = (error: unknown): CallToolResult => {
  if (error instanceof UsageError) return said(error.message, true);
  if (!(error instanceof ApiError)) throw error;
  const { code, message, fields, requestId } = error.problem;
  return said({ code, message, ...(fields ? { fields } : {}), requestId }, true);
};

const callTool = async (
  tool: Tool,
  given: Given,
  { call, download }: ReturnType<typeof serverOf>,
): Promise<CallToolResult> => {
  const { command, name } = tool;
  try {
    const sent = sentFor(command, askedBy(tool, given));
    if (!command.answersFile) return said(await call(name, sent));
    const blob = (await download(name, sent)).toString('base64');
    return { content: [{ type: 'resource', resource: { uri: `dispatch:${name}`, blob } }] };
  } catch (error) {
    return refused(error);
  }
};

const versionOf = ({ document }: Contract): string => textAt(objectAt(document, 'info'), 'version') ?? '';

/**
 * A server of the Model Context Protocol whose tools are the calls that a customer's access token can make, each with the schema of the
 * contract; none is written by hand.
 */
export const startMcp = async (
  contract: Contract,
  connection: Connection,
  transport: Transport,
  fetch?: (request: Request) => Promise<Response>,
): Promise<void> => {
  const tools = toolsOf(contract);
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const product = serverOf(connection, fetch);
  // Its tools would be described by zod; these are by the contract.
  const { server } = new McpServer(
    { name: 'dispatch', version: versionOf(contract) },
    {
      capabilities: { tools: {} },
      instructions: `The calls of an account at ${connection.url}, which distributes press releases. A release is saved (saveDraft), checked (validateRelease), paid (capturePaymentIntent, by prepaid releases alone), submitted (submitRelease) and looked at (getRelease).`,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ command: _command, ...tool }) => tool),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = byName.get(params.name);
    return tool === undefined
      ? said(`There is no tool ${params.name}.`, true)
      : callTool(tool, params.arguments ?? {}, product);
  });
  await server.connect(transport);
};
