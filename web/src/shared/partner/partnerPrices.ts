import { isPackageId, type PackageId } from '@dispatch/contract';
import type { PartnerPackage } from '../pageData/pageData';

const shown: readonly PackageId[] = ['80', '200', '360'];

export const shownPackages = (
  packages: readonly PartnerPackage[],
): (PartnerPackage & { packageId: PackageId })[] =>
  shown.flatMap((id) =>
    packages.filter(
      (one): one is PartnerPackage & { packageId: PackageId } =>
        isPackageId(one.packageId) && one.packageId === id,
    ),
  );

export const isDiscounted = ({ price, listPrice }: PartnerPackage): boolean => price < listPrice;
