import { afterCommit } from '../../platform/database/database';

type Hearer = (distributionId: number) => void;

const hearers = new Set<Hearer>();

/** Hears of what this process publishes, corrects and takes down, before its caller has an answer. Answers how it ends. */
export const onNewsChangedHere = (hearer: Hearer): (() => void) => {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
};

/** In the transaction that changes what readers see of a release. */
export const newsChangesHere = (distributionId: number): void =>
  afterCommit(() => hearers.forEach((hearer) => hearer(distributionId)));
