import type { Ready } from './product';

export interface Place {
  product: string;
  identity: string;
  stripe: string;
  inbox: string;
  databaseUrl: string;
  /** Holds the secrets that this product was started with. */
  dataDir: string;
}

const at = (port: number): string => `http://localhost:${port}`;

export const placeOf = ({ ports, databaseUrl, dataDir }: Ready): Place => ({
  product: at(ports.product),
  identity: at(ports.identity),
  stripe: at(ports.stripe),
  inbox: at(ports.inbox),
  databaseUrl,
  dataDir,
});

export const placeVariable = 'DISPATCH_E2E_PLACE';

export function sharedPlace(): Place {
  const json = process.env[placeVariable];
  if (json === undefined) throw new Error('The set-up has not said where the product is.');
  return JSON.parse(json) as Place;
}
