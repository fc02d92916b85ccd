import { isPackageId, type PackageId } from '@dispatch/contract';
import type { PartnerPackage } from '../pageData/pageData';

const shown: readonly PackageId[] = ['80', '200', '360'];

/** The packages that a partner's pages show: Basic, Advanced and Premium. */
export const shownPackages = (
  packages: readonly PartnerPackage[],
): (PartnerPackage & { packageId: PackageId })[] =>
  shown.flatMap((id) =>
    packages.filter(
      (one): one is PartnerPackage & { packageId: PackageId } =>
        isPackageId(one.packageId) && one.packageId === id,
    ),
  );

/** Whether a package costs less through the partner. */
export const isDiscounted = ({ price, listPrice }: PartnerPackage): boolean => price < listPrice;
