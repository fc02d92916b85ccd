import { runProduct } from './runProduct';

await runProduct();
