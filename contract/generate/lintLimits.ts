import {
  ContractError,
  namedPermissions,
  objectAt,
  operationsOf,
  rateLimitsOf,
  type ContractOperation,
  type JsonObject,
  type NamedLimit,
} from '../document/document';
import type { Finding } from './finding';

const limitsOrErrors = (contract: JsonObject, found: ContractOperation): NamedLimit[] | string => {
  try {
    return rateLimitsOf(contract, found);
  } catch (error) {
    if (error instanceof ContractError) return error.message;
    throw error;
  }
};

const needsNobody = (contract: JsonObject, { operation }: ContractOperation): boolean =>
  namedPermissions(contract, operation) === null;

/** Whoever is refused with 429 was counted: a call has limits and that answer, or neither. */
export const lintLimits = (contract: JsonObject): Finding[] => {
  const known = new Map<string, string>();
  return operationsOf(contract).flatMap((found): Finding[] => {
    const { place, operation } = found;
    const finding = (text: string): Finding => ({ at: [operation, 'x-rate-limit'], text });
    const limits = limitsOrErrors(contract, found);
    if (typeof limits === 'string') return [finding(limits)];
    const isAnswered = '429' in objectAt(operation, 'responses');
    return [
      ...(isAnswered && limits.length === 0
        ? [
            {
              at: [operation, 'responses', '429'] as const,
              text: `${place}: answers 429 and has no x-rate-limit, so nobody is counted.`,
            },
          ]
        : []),
      ...(!isAnswered && limits.length > 0
        ? [finding(`${place}: has an x-rate-limit and no answer 429.`)]
        : []),
      ...limits.flatMap((limit) => {
        const written = JSON.stringify(limit);
        const before = known.get(limit.name) ?? written;
        known.set(limit.name, before);
        return [
          ...(before === written
            ? []
            : [finding(`${place}: the limit ${limit.name} is another one elsewhere.`)]),
          ...(limit.by === 'account' && needsNobody(contract, found)
            ? [finding(`${place}: the limit ${limit.name} counts by account, and the call is public.`)]
            : []),
          ...((limit.by === 'email' || limit.by === 'subject') && limit.stage === undefined
            ? [finding(`${place}: the limit ${limit.name} counts by what the body names: stage: handler.`)]
            : []),
        ];
      }),
    ];
  });
};
