import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContractError, parseContract } from '../document/document';
import { allFormRules } from './formRules';
import { generatedFiles, handlerFiles } from './generatedFiles';
import { operationEntries } from './operationEntries';
import { smallContract } from './testing/smallContract';

describe('the operation table', () => {
  it('has what the gate and the client need', () => {
    expect(operationEntries(parseContract(smallContract))).toEqual({
      getThing: {
        method: 'get',
        path: '/things/{id}',
        tag: 'thing',
        permissions: [],
        idempotent: false,
        successStatus: [200],
        requestSchema: null,
        forms: [],
        ruleStage: 'full',
      },
      deleteThing: {
        method: 'delete',
        path: '/things/{id}',
        tag: 'thing',
        permissions: ['releases.review'],
        idempotent: false,
        successStatus: [204],
        requestSchema: null,
        forms: [],
        ruleStage: 'full',
      },
      listThings: {
        method: 'get',
        path: '/things',
        tag: 'thing',
        permissions: null,
        idempotent: false,
        successStatus: [200],
        requestSchema: null,
        forms: [],
        ruleStage: 'full',
      },
      addThing: {
        method: 'post',
        path: '/things',
        tag: 'thing',
        permissions: [],
        idempotent: true,
        successStatus: [200, 201],
        requestSchema: 'ThingForm',
        forms: [{ at: '', form: 'ThingForm' }],
        ruleStage: 'full',
      },
    });
  });

  it('knows which rules run before the handler, and refuses a stage that there is not', () => {
    const staged = (stage: string) =>
      operationEntries(
        parseContract(
          smallContract.replace(
            'operationId: addThing',
            `operationId: addThing\n      x-rule-stage: ${stage}`,
          ),
        ),
      )['addThing']?.ruleStage;
    expect(staged('draft')).toBe('draft');
    expect(staged('handler')).toBe('draft');
    expect(() => staged('never')).toThrow(/x-rule-stage is draft or handler/);
  });

  it('knows a key that makes a call safe to repeat by its header alone, in any case', () => {
    const isIdempotent = (parameter: string) =>
      operationEntries(parseContract(smallContract.replace('name: Idempotency-Key, in: header', parameter)))[
        'addThing'
      ]?.idempotent;
    expect(isIdempotent('name: idempotency-key, in: header')).toBe(true);
    expect(isIdempotent('name: X-Other, in: header')).toBe(false);
    expect(isIdempotent('name: Idempotency-Key, in: query')).toBe(false);
  });

  it('knows a public call that takes a session when one comes along, and no other mixture', () => {
    const secured = (security: string) =>
      operationEntries(parseContract(smallContract.replace('security: []', `security: ${security}`)))[
        'listThings'
      ];
    expect(secured('[{}, { session: [] }]')).toMatchObject({ permissions: null, takesSession: true });
    expect(secured('[]')).not.toHaveProperty('takesSession');
    for (const wrong of [
      '[{}]',
      '[{}, { session: [] }, {}]',
      '[{}, { session: [releases.review] }]',
      '[{}, {}]',
      '[{ session: [] }, {}]',
    ])
      expect(() => secured(wrong), wrong).toThrow(/security is empty, the one scheme 'session'/);
  });

  it('knows a call that is made by who sends a secret in a header', () => {
    const secured = (scheme: string) =>
      operationEntries(
        parseContract(
          smallContract
            .replace('security: []', 'security: [{ hook: [] }]')
            .replace('\n  securitySchemes:\n', `\n  securitySchemes:\n    hook: ${scheme}\n`),
        ),
      )['listThings'];
    expect(secured('{ type: apiKey, in: header, name: X-Hook }')).toMatchObject({
      permissions: null,
      secretHeader: 'X-Hook',
    });
    expect(() => secured('{ type: apiKey, in: query, name: hook }')).toThrow(/a secret in a header/);
  });

  const without = (change: (text: string) => string) => () =>
    operationEntries(parseContract(change(smallContract)));

  it.each([
    ['an unknown permission', 'releases.review', 'releases.burn', /names the permission releases\.burn/],
    ['another scheme', '[{ session: [releases.review] }]', '[{ apiKey: [] }]', /the one scheme 'session'/],
    [
      'a choice of schemes',
      '[{ session: [releases.review] }]',
      '[{ session: [] }, {}]',
      /the one scheme 'session'/,
    ],
    ['a call without a name', '      operationId: addThing\n', '', /POST \/things has no operationId/],
    ['a doubled operationId', 'operationId: addThing', 'operationId: getThing', /getThing is there twice/],
    ['no security at all', 'security: [{ session: [] }]\n', '', /has no security/],
    [
      'a broken reference',
      "'#/components/parameters/ThingId'",
      "'#/components/parameters/Nothing'",
      /leads nowhere/,
    ],
  ])('cannot be made of %s', (_what, from, to, message) => {
    expect(without((text) => text.replace(from, to))).toThrow(ContractError);
    expect(without((text) => text.replace(from, to))).toThrow(message);
  });
});

describe('the rule table', () => {
  it('has the forms alone, by field, in the order of the contract', () => {
    expect(allFormRules(parseContract(smallContract))).toEqual({
      ThingForm: {
        name: {
          rules: [
            { rule: 'required', message: 'Please provide a name.' },
            { rule: 'minLength', value: 5, message: 'Too short.' },
            { rule: 'maxLength', value: 50, message: 'Too long.' },
          ],
        },
        story: {
          text: 'html',
          rules: [
            {
              rule: 'maxLength',
              value: 1000,
              message: 'Too long.',
              when: { field: 'name', filled: true },
            },
          ],
        },
        kind: { rules: [{ rule: 'oneOf', value: ['big', 'small'], message: 'Please choose.' }] },
        size: { rules: [] },
        price: { rules: [] },
      },
    });
  });

  it('keeps the test of a condition, and the value of a rule, as they are written', () => {
    const ruleWith = (written: string) =>
      allFormRules(parseContract(smallContract.replace('when: { field: name, filled: true }', written)))[
        'ThingForm'
      ]?.['story']?.rules[0];
    expect(ruleWith('when: { field: kind, equals: big }')?.when).toEqual({ field: 'kind', equals: 'big' });
    expect(ruleWith('when: { field: kind, equals: false, filled: false }')?.when).toEqual({
      ...{ field: 'kind', equals: false, filled: false },
    });
    expect(ruleWith('when: { field: kind, filled: false }')?.when).toEqual({ field: 'kind', filled: false });
    const valued = (value: string) =>
      allFormRules(parseContract(smallContract.replace('value: [big, small]', `value: ${value}`)))[
        'ThingForm'
      ]?.['kind']?.rules[0]?.value;
    expect([valued('[1, 2]'), valued('7'), valued('big')]).toEqual([['1', '2'], 7, 'big']);
  });

  it.each([
    [
      'a rule that is a text',
      '{ rule: oneOf, value: [big, small], message: Please choose. }',
      'oneOf',
      /no rule undefined/,
    ],
    ['a rule with an object', 'value: [big, small]', 'value: { big: 1 }', /a text, a number or a list/],
    ['a rule with a message of nothing', 'message: Please choose.', "message: ' '", /oneOf has no message/],
    ['a condition that is a text', 'when: { field: name, filled: true }', 'when: name', /names no field/],
    ['a condition that says nothing', 'field: name, filled: true', 'field: name', /takes field with equals/],
    ['a condition on a number', 'filled: true', 'equals: 3', /takes field with equals/],
    ['a condition on a text that is no yes or no', 'filled: true', 'filled: big', /takes field with equals/],
    ['a condition with more', 'filled: true', 'filled: true, empty: true', /takes field with equals/],
    ['an unknown rule', 'rule: oneOf', 'rule: oneoff', /there is no rule oneoff/],
    ['a rule without message', 'message: Please choose.', "message: ''", /the rule oneOf has no message/],
    ['a misspelled key', 'message: Please choose.', 'message: No., wen: x', /unknown keys: wen/],
    ['a condition on no field', 'field: name', 'field: nome', /names no field of the same form/],
    ['a condition without test', 'filled: true', 'full: true', /takes field with equals/],
  ])('cannot be made of %s', (_what, from, to, message) => {
    const make = () => allFormRules(parseContract(smallContract.replace(from, to)));
    expect(make).toThrow(ContractError);
    expect(make).toThrow(message);
  });
});

it('takes a handler from the file that tag and operationId name, and leaves out a call without one', () => {
  const api = mkdtempSync(join(tmpdir(), 'api-'));
  mkdirSync(join(api, 'features/thing'), { recursive: true });
  writeFileSync(join(api, 'features/thing/getThing.ts'), '');
  const files = handlerFiles(parseContract(smallContract), api);
  rmSync(api, { recursive: true });
  expect(files['handlers.ts']).toContain("import { getThing } from '../../features/thing/getThing';\n");
  expect(files['handlers.ts']).toContain('export const handlers = {\n  getThing,\n} satisfies');
});

it('makes the same files of the same contract, each with its header', async () => {
  const files = await generatedFiles(parseContract(smallContract));
  expect(await generatedFiles(parseContract(smallContract))).toEqual(files);
  expect(Object.keys(files)).toEqual([
    'types.ts',
    'operationTable.ts',
    'callTable.ts',
    'limitTable.ts',
    'ruleTable.ts',
  ]);
  for (const content of Object.values(files)) {
    expect(content.startsWith('// generated from openapi.yaml by npm run generate\n')).toBe(true);
  }
  expect(files['types.ts']).toContain('export interface operations');
  expect(files['callTable.ts']).toContain('"deleteThing": [\n    "delete",\n    "/things/{id}"\n  ]');
  const [operations, rules] = [files['operationTable.ts'] ?? '', files['ruleTable.ts'] ?? ''];
  const tableIn = (file: string): unknown =>
    JSON.parse(file.slice(file.indexOf('= {') + 2, file.indexOf(' as const')));
  expect(tableIn(operations)).toEqual(operationEntries(parseContract(smallContract)));
  expect(tableIn(rules)).toEqual(allFormRules(parseContract(smallContract)));
  for (const [name, type, from] of [
    ['operationTable', 'OperationTable', '../operation'],
    ['callTable', 'CallTable', '../operation'],
    ['ruleTable', 'RuleTable', '../rules/rule'],
  ]) {
    expect(files[`${name}.ts`]).toContain(`import type { ${type} } from '${from}';\n`);
    expect(files[`${name}.ts`]).toMatch(
      new RegExp(`export const ${name} = [^]* as const satisfies ${type};\n$`),
    );
  }
});
