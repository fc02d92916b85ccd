import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As the IPTC publishes them: two levels, each label by the tag of its language. */
type Published = {
  source: string;
  copyright: string;
  licence: string;
  topics: readonly PublishedTopic[];
};

type PublishedTopic = {
  code: string;
  label: Readonly<Record<string, string>>;
  narrower?: readonly PublishedTopic[];
};

const digitsOf = ({ code }: PublishedTopic): string => code.replace('medtop:', '');

/** Labels begin as those of a list do. */
const nameOf = ({ label }: PublishedTopic): string => {
  const name = label['en-GB'] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/**
 * The topics by their codes and English names, and the labels of all languages apart, which only a form needs. @param
 * root the folder of the house
 */
export const mediaTopicFiles = (root: string): Record<string, string> => {
  const text = readFileSync(join(root, 'contract/data/mediaTopics.json'), 'utf8');
  const { source, copyright, licence, topics } = JSON.parse(text) as Published;
  const header = `// generated from contract/data/mediaTopics.json by npm run generate
// ${source}. Copyright ${copyright}. Licence: ${licence}.
`;
  const listed = topics.map((topic) => ({
    code: digitsOf(topic),
    name: nameOf(topic),
    narrower: (topic.narrower ?? []).map((one) => ({ code: digitsOf(one), name: nameOf(one) })),
  }));
  const all = topics.flatMap((topic) => [topic, ...(topic.narrower ?? [])]);
  const labels = Object.fromEntries(all.map((topic) => [digitsOf(topic), topic.label]));
  return {
    'mediaTopicTree.ts': `${header}
export const mediaTopicTree = ${JSON.stringify(listed, null, 2)} as const;
`,
    'mediaTopicLabels.ts': `${header}
/** By code, and then by the tag of the language; not every topic has one in each. */
export const mediaTopicLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(labels, null, 2)};
`,
  };
};
