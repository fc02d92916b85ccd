// `npm run import:archive -- file.csv`: brings releases of the former system into the archive.
import './requireNode.mjs';

import('./handOver.mjs').then(({ handOver }) => handOver('./product/importArchiveMain.ts'));
