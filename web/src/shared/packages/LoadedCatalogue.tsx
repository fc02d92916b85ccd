import type { components } from '@dispatch/contract';
import { Loader } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { featuresQuery, packagesQuery } from '../api/queries';
import { Screen } from '../screen/Screen';

interface Catalogue {
  packages: readonly components['schemas']['Package'][];
  features: components['schemas']['Features'];
}

interface LoadedCatalogueProps {
  /** Of the screen while they are loaded. */
  title?: string;
  children: (catalogue: Catalogue) => ReactNode;
}

/** Packages and features of this user. Without them it leads to `/`: nothing can be bought. */
export function LoadedCatalogue({ title = 'Release', children }: LoadedCatalogueProps) {
  const packages = useQuery(packagesQuery);
  const features = useQuery(featuresQuery);
  if (packages.isError || features.isError) return <Navigate to="/" replace state={{ noConfirm: true }} />;
  if (packages.data && features.data) return children({ packages: packages.data, features: features.data });
  return (
    <Screen title={title} slug={title}>
      <Loader label="Loading the prices…" shape="row" isTall />
    </Screen>
  );
}
