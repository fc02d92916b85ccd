import { isPackageId, packageTraits, type PackageId } from '@dispatch/contract';

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

/** The same wishes with another package, without what it is not sold with. */
export function fitted(values: CalculatorValues): CalculatorValues {
  if (!isPackageId(values.package)) return values;
  const { mostLists, priority } = packageTraits[values.package];
  return {
    ...values,
    cjl: Math.min(values.cjl, mostLists),
    priorityReleaseEnabled: values.priorityReleaseEnabled && priority,
  };
}
