import { expect, test } from 'vitest';
import { readContract } from '../../document/document';
import { operationTable } from '../generated/operationTable';
import { ruleTable } from '../generated/ruleTable';
import { documentedContract } from './documentedContract';

type Described = { description: string; 'x-badges': { name: string }[] };

const contract = readContract(new URL('../../../openapi.yaml', import.meta.url));
const documented = documentedContract(contract) as {
  info: { description: string };
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, { properties: Record<string, { description: string }> }> };
};

test('every call says who may call it, with the groups', () => {
  for (const [id, { path, method, permissions }] of Object.entries(operationTable)) {
    expect(documented.paths[path]?.[method]?.description, id).toContain(
      permissions === null ? 'anybody, without a session' : (permissions[0] ?? 'everybody who is signed in'),
    );
  }
  expect(documented.paths['/package']?.['get']).toMatchObject({
    description: expect.stringContaining('anybody, without a session or with one') as string,
    'x-badges': [{ name: 'public' }],
  });
  expect(documented.paths['/admin/releases']?.['get']).toMatchObject({
    description: expect.stringContaining(
      '`desk.read`: `ADMIN`, `EDITOR`.\n\n**Access tokens:** with the scope `desk.read`.',
    ) as string,
    'x-badges': [{ name: 'desk.read' }],
  });
});

test('a guide leads through a first release, by calls that there are', () => {
  const { description } = documented.info;
  for (const id of ['saveDraft', 'validateRelease', 'capturePaymentIntent', 'submitRelease'] as const) {
    const { method, path } = operationTable[id];
    const address = path.replace('{id}', '43');
    expect(description).toContain(`curl --request ${method.toUpperCase()} "$DISPATCH/api${address}"`);
  }
});

test('a call that is counted says how often it may be made', () => {
  expect(documented.paths['/users/verify']?.['post']?.description).toContain(
    '**How often:** 5 mails in 1 hour for each account; 3 mails in 1 day for each address of the mail.',
  );
  expect(documented.paths['/order/paypal']?.['post']?.description).toContain(
    '**How often:** 60 calls in 10 minutes for each account.',
  );
});

test('every rule of every form stands at its field, to the letter and in order', () => {
  for (const [form, fields] of Object.entries(ruleTable)) {
    for (const [field, { rules }] of Object.entries<{ rules: readonly { message: string }[] }>(fields)) {
      const description = documented.components.schemas[form]?.properties[field]?.description ?? '';
      const places = rules.map(({ message }) => description.indexOf(`“${message}”`));
      expect(places, `${form}.${field}`).not.toContain(-1);
    }
  }
  const phone = documented.components.schemas['Registration']?.properties['firstName']?.description;
  expect(phone).toContain('1. `maxLength 50`: “The first name cannot exceed 50 characters.”');
});

test('an example stands where it is used, with its summary', () => {
  expect(JSON.stringify(documented.paths)).not.toContain('#/components/examples/');
  const { get } = documented.paths['/distribution/item/{id}'] as unknown as {
    get: { responses: { 200: { content: { 'application/json': { examples: Record<string, object> } } } } };
  };
  expect(get.responses[200].content['application/json'].examples['onHold']).toHaveProperty('summary');
});

test('the contract itself is left as it is', () => {
  expect(JSON.stringify(contract)).not.toContain('Who may call it');
  expect(documented.info.description).toContain('| `orders.read` | ADMIN, EDITOR, FINANCE |');
});

test('each version says what it changed, and what of it breaks programs', () => {
  const [, changes = ''] = documented.info.description.split('## Changes');
  expect(changes).toContain('### 0.16.0\n\n- `CompanyPage (response)`: field site added');
  expect(changes).toContain('- **Breaking.** `AccessScope (response)`: value "webhooks.manage" added');
});
