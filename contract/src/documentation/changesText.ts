import versions from '../../released/changes.json' with { type: 'json' };

const line = ({ breaking, place, what }: { breaking: boolean; place: string; what: string }): string =>
  `- ${breaking ? '**Breaking.** ' : ''}\`${place}\`: ${what}`;

/** What each version of the contract changed, newest first, as Markdown; from the comparisons at each release. */
export const changesText = (): string =>
  [
    '## Changes',
    ...versions.flatMap(({ version, changes }) => [`### ${version}`, changes.map(line).join('\n')]),
  ].join('\n\n');
