import { deleteData, keepLogs, newDataFolder } from '../harness/dataFolder';
import { freePorts } from '../harness/freePorts';
import { placeOf, placeVariable } from '../harness/place';
import { startProduct } from '../harness/product';
import { fileURLToPath } from 'node:url';
import { foreignClient, startForeignIssuer } from './foreignIssuer';

const logs = fileURLToPath(new URL('../../test-results/logs-of-foreign-issuer', import.meta.url));
export const issuerVariable = 'DISPATCH_E2E_ISSUER';

export default async function startWithForeignIssuer(): Promise<() => Promise<void>> {
  const port = await freePorts(12_000, 9);
  const issuer = await startForeignIssuer(port + 8, `http://localhost:${port}`);
  const product = await startProduct(port, newDataFolder(), {
    OIDC_ISSUER: issuer.address,
    OIDC_CLIENT_ID: foreignClient.id,
    OIDC_CLIENT_SECRET: foreignClient.secret,
  });
  process.env[placeVariable] = JSON.stringify(placeOf(product.ready));
  process.env[issuerVariable] = issuer.address;
  return async () => {
    await product.stop();
    issuer.stop();
    keepLogs(product.ready.dataDir, logs);
    deleteData(product.ready);
  };
}
