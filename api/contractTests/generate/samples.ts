import { operationTable } from '@dispatch/contract';
import fc from 'fast-check';
import type { Operation } from '../contract/operations';
import { feedOf } from '../feed/feeds';
import { runOptions } from '../run/options';
import { validRequest, type Request } from './requests';
import type { Making } from './values';

const { seed } = runOptions();

export const stageFor = ({ id }: Operation) => feedOf(id).rules ?? operationTable[id].ruleStage;

export const rightRequests = (operation: Operation, making: Making = {}): fc.Arbitrary<Request> => {
  return validRequest(operation, stageFor(operation), making);
};

export const samplesOf = (operation: Operation, numRuns = 20): Request[] =>
  fc.sample(rightRequests(operation), { seed, numRuns });

export const sampleOf = (operation: Operation, making: Making = {}): Request => {
  const [sample] = fc.sample(rightRequests(operation, making), { seed, numRuns: 1 });
  if (sample === undefined) throw new Error(`There is no right request of ${operation.id}.`);
  return sample;
};

/** A right request without anything for which a list could leave something out. */
export const plainSampleOf = (operation: Operation): Request => {
  const sample = sampleOf(operation);
  const isRequired = (name: string) => operation.parameters.some((one) => one.name === name && one.required);
  return {
    ...sample,
    query: Object.fromEntries(Object.entries(sample.query).filter(([name]) => isRequired(name))),
  };
};
