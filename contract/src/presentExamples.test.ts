import { expect, it } from 'vitest';
import { presentExamples } from './presentExamples';

const contract = {
  info: { title: 'Examples', 'x-examples-time': '2019-12-20T18:30:00Z' },
  paths: {
    '/releases': {
      post: {
        description: 'Since 2019-12-23T13:30:00.',
        example: { releaseDate: '2019-12-23T13:30:00', terms: { version: '2019-09-01' }, headline: 'News' },
      },
    },
  },
  components: { examples: { lot: { value: [{ expirationDate: '2019-12-22 04:59:59.999' }] } } },
};
const at = (moment: string) => presentExamples(contract, new Date(moment));

it('moves what examples say by whole days, over a leap day too, and nothing else', () => {
  expect(at('2020-03-01T18:29:59Z')).toEqual({
    ...contract,
    paths: {
      '/releases': {
        post: {
          description: 'Since 2019-12-23T13:30:00.',
          example: { releaseDate: '2020-03-03T13:30:00', terms: { version: '2019-09-01' }, headline: 'News' },
        },
      },
    },
    components: { examples: { lot: { value: [{ expirationDate: '2020-03-02 04:59:59.999' }] } } },
  });
});

it('leaves them at the time at which they were written', () => {
  expect(at('2019-12-20T18:30:00Z')).toEqual(contract);
});

it('refuses a contract that does not say when they were written', () => {
  expect(() => presentExamples({ info: {} }, new Date())).toThrow('x-examples-time');
});
