import { deleteData, newDataFolder } from '../harness/dataFolder';
import { freePorts } from '../harness/freePorts';
import { type Product, startProduct } from '../harness/product';

export const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/**
 * Measures a product of its own, and then stops it and deletes its data. Without more settings it runs as an
 * installation does, without the checks of its own answers. `measure` says whether the limits were kept.
 */
export async function withProduct(
  port: number,
  measure: (product: Product) => Promise<boolean>,
  settings: Record<string, string> = { NODE_ENV: 'production' },
  dataDir: string = newDataFolder(),
  { ports, program }: { ports?: number; program?: readonly string[] } = {},
): Promise<void> {
  const product = await startProduct(await freePorts(port, ports), dataDir, settings, program);
  try {
    if (!(await measure(product))) process.exitCode = 1;
  } finally {
    await product.stop();
    deleteData(product.ready);
  }
}
