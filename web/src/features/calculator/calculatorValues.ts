import { isPackageId, listsToSell, packageTraits, type PackageId } from '@dispatch/contract';

export type CalculatorValues = {
  package: PackageId;
  cjl: number;
  hasCisionSocialPost: boolean;
  priorityReleaseEnabled: boolean;
  couponCode: string;
  slug: string;
};

export const initialValues = (slug: string): CalculatorValues => ({
  package: '200',
  cjl: 0,
  hasCisionSocialPost: false,
  priorityReleaseEnabled: false,
  couponCode: '',
  slug,
});

/**
 * The same wishes with another package, without what it is not sold with.
 * @param reachingLists how many journalist lists reach somebody
 */
export function fitted(values: CalculatorValues, reachingLists: number): CalculatorValues {
  if (!isPackageId(values.package)) return values;
  const { priority } = packageTraits[values.package];
  return {
    ...values,
    cjl: Math.min(values.cjl, listsToSell(values.package, reachingLists)),
    priorityReleaseEnabled: values.priorityReleaseEnabled && priority,
  };
}
