import { readFileSync } from 'node:fs';

/** A release as it was issued by NASA (public domain), with what our rules ask for. */
export interface Sample {
  source: string;
  /** As the agency set it; all capitals or too short for our rules in some. */
  headlineAsIssued: string;
  headline: string;
  summary: string;
  dateline: string;
  bodyHtml: string;
  package: '140' | '200' | '360';
}

const read = (name: string): Sample =>
  JSON.parse(readFileSync(new URL(`../samples/${name}.json`, import.meta.url), 'utf8')) as Sample;

/** The three sample texts. */
export const samples = {
  hubble: read('hubble-udf12'),
  kepler: read('kepler-10b'),
  newHorizons: read('new-horizons'),
};
