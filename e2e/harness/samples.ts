import { readFileSync } from 'node:fs';

export interface Sample {
  source: string;
  headlineAsIssued: string;
  headline: string;
  summary: string;
  dateline: string;
  bodyHtml: string;
  package: '140' | '200' | '360';
}

const read = (name: string): Sample =>
  JSON.parse(readFileSync(new URL(`../samples/${name}.json`, import.meta.url), 'utf8')) as Sample;

export const samples = {
  hubble: read('hubble-udf12'),
  kepler: read('kepler-10b'),
  newHorizons: read('new-horizons'),
};
