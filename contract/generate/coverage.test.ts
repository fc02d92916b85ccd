import { expect, it } from 'vitest';
import { objectAt, parseContract, type JsonObject } from '../document/document';
import { coverageOf, printedCoverage } from './coverage';
import { smallContract } from './testing/smallContract';

const printed = (plant: (contract: JsonObject) => void = () => undefined): string[] => {
  const contract = parseContract(smallContract);
  plant(contract);
  return coverageOf(contract).map(printedCoverage);
};

it('counts what keeps the promises of the contract', () => {
  expect(printed()).toEqual([
    'operations with operationId, summary, description and one tag: 4 of 4, 100 %',
    'answers with examples: 21 of 21, 100 %',
    'request bodies with examples: 1 of 1, 100 %',
    'form fields with a message for every limit: 5 of 5, 100 %',
    'creating calls that may be repeated: 1 of 1, 100 %',
  ]);
});

it('counts what does not', () => {
  const lines = printed((contract) => {
    const things = objectAt(objectAt(contract, 'paths'), '/things');
    const addThing = objectAt(things, 'post');
    delete objectAt(things, 'get')['summary'];
    delete addThing['parameters'];
    delete objectAt(objectAt(objectAt(addThing, 'requestBody'), 'content'), 'application/json')['example'];
    const { responses, schemas } = objectAt(contract, 'components') as Record<string, JsonObject>;
    delete objectAt(objectAt(objectAt(responses ?? {}, 'NotFound'), 'content'), 'application/problem+json')[
      'example'
    ];
    objectAt(objectAt(objectAt(schemas ?? {}, 'ThingForm'), 'properties'), 'name')['maxLength'] = 51;
  });
  expect(lines).toEqual([
    'operations with operationId, summary, description and one tag: 3 of 4, 75 %',
    'answers with examples: 18 of 21, 85 %',
    'request bodies with examples: 0 of 1, 0 %',
    'form fields with a message for every limit: 4 of 5, 80 %',
    'creating calls that may be repeated: 0 of 1, 0 %',
  ]);
});

it('never rounds up to all', () => {
  expect(printedCoverage({ promise: 'answers', kept: 999, all: 1000 })).toBe('answers: 999 of 1000, 99 %');
});
