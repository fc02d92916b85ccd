import { ruleTable } from '@dispatch/contract';
import { ErrorSummary } from '@dispatch/design-system';
import { useContractFormContext } from './ContractFormContext';

interface FormErrorSummaryProps {
  refusalTitle?: string;
  /** What the fields are called, where what is wrong with them does not say it. */
  names?: Readonly<Record<string, string>>;
  /** What is wrong with what is no field of the schema, to be named along with fields that are wrong. */
  besides?: readonly { text: string; targetId: string }[];
}

/** Takes the focus at each attempt; lines in the order of the contract, then what belongs to no field. */
export function FormErrorSummary({ refusalTitle, names = {}, besides = [] }: FormErrorSummaryProps) {
  const { schema, methods, attempts, otherErrors, isRefused } = useContractFormContext();
  const { errors } = methods.formState;
  if (attempts === 0) return null;
  const order = [...new Set([...Object.keys(ruleTable[schema]), ...Object.keys(errors)])];
  const lines = order.flatMap((field) => {
    const error = errors[field];
    // What is wrong with a list as a whole has no field to lead to.
    const ofList = error?.root?.message;
    if (typeof ofList === 'string') return [{ text: ofList }];
    if (typeof error?.message !== 'string') return [];
    const name = names[field];
    return [{ text: name === undefined ? error.message : `${name}: ${error.message}`, targetId: field }];
  });
  return (
    <ErrorSummary
      title={isRefused ? refusalTitle : undefined}
      errors={[...lines, ...(lines.length === 0 ? [] : besides), ...otherErrors.map((text) => ({ text }))]}
      focusKey={attempts}
    />
  );
}
