import { Product } from '../product/product';
import { type Settings } from '../product/settings';
import { placeholderAssembly } from './placeholders';

const [settings = '', diary = ''] = process.argv.slice(2);
const product = new Product(
  JSON.parse(settings) as Settings,
  () => process.exit(1),
  placeholderAssembly(diary),
);
await product.start();
process.stdout.write(`READY ${JSON.stringify(product.summary())}\n`);
