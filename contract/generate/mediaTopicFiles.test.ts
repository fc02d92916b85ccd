import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readContract } from '../document/document';
import { mediaTopics } from '../src/domain/mediaTopics';

it('has a name for each topic that the contract takes', () => {
  const { components } = readContract(fileURLToPath(new URL('../../openapi.yaml', import.meta.url)));
  expect(components).toMatchObject({
    schemas: { MediaTopicCode: { enum: mediaTopics.map(({ code }) => code) } },
  });
});
