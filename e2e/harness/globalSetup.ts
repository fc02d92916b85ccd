import { fileURLToPath } from 'node:url';
import { deleteData, keepLogs, newDataFolder } from './dataFolder';
import { freePorts } from './freePorts';
import { placeOf, placeVariable } from './place';
import { startProduct } from './product';

const logs = fileURLToPath(new URL('../../test-results/logs', import.meta.url));

export default async function startSharedProduct(): Promise<() => Promise<void>> {
  const product = await startProduct(await freePorts(10_000), newDataFolder());
  process.env[placeVariable] = JSON.stringify(placeOf(product.ready));
  return async () => {
    await product.stop();
    keepLogs(product.ready.dataDir, logs);
    deleteData(product.ready);
  };
}
