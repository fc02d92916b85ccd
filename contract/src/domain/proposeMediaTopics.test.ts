import { expect, it } from 'vitest';
import { mediaTopicLabels } from '../generated/mediaTopicLabels';
import { mediaTopicName } from './mediaTopics';
import { proposeMediaTopics, type ProposedFrom } from './proposeMediaTopics';

const proposed = (source: Partial<ProposedFrom>): string[] =>
  proposeMediaTopics(
    { language: 'en-US', headline: '', summary: '', body: '', ...source },
    mediaTopicLabels,
  ).map(mediaTopicName);

it('proposes topics whose labels stand in the text, in whatever number, those of the headline first', () => {
  expect(
    proposed({
      headline: 'A school of one’s own',
      summary: 'Schools and climate change.',
      body: 'Weather, weather, weather.',
    }),
  ).toEqual(['School', 'Weather', 'Climate change']);
  expect(proposed({ body: 'Weather.', headline: 'Nothing of the kind' })).toEqual([]);
  // Half a label says nothing.
  expect(proposed({ headline: 'The climate in the office' })).toEqual([]);
});

it('reads the language of the release, and English labels where there are none in it', () => {
  expect(proposed({ language: 'de', headline: 'Das Wetter' })[0]).toBe('Weather');
  expect(proposed({ language: 'pt-BR', headline: 'Educação' })[0]).toBe('Education');
  expect(proposed({ language: 'zh-Hant', headline: '关于教育' })).toContain('Education');
  expect(proposed({ language: 'fi', headline: 'Election' })).toEqual(['Election']);
});
