import type { JsonObject } from '../document/document';
import { lintAnswers } from './lintAnswers';
import { lintBounds } from './lintBounds';
import { lintCodes } from './lintCodes';
import { lintDeprecations } from './lintDeprecations';
import { lintDescriptions } from './lintDescriptions';
import { lintDialect } from './lintDialect';
import { lintExamples } from './lintExamples';
import { lintForms } from './lintForms';
import { lintLimits } from './lintLimits';
import { lintOperations } from './lintOperations';
import { lintRefusals } from './lintRefusals';
import { lintWebhooks } from './lintWebhooks';
import type { Finding } from './finding';

export const lintContract = (contract: JsonObject): Finding[] => [
  ...lintDialect(contract),
  ...lintDescriptions(contract),
  ...lintOperations(contract),
  ...lintAnswers(contract),
  ...lintLimits(contract),
  ...lintCodes(contract),
  ...lintBounds(contract),
  ...lintForms(contract),
  ...lintExamples(contract),
  ...lintRefusals(contract),
  ...lintWebhooks(contract),
  ...lintDeprecations(contract),
];
