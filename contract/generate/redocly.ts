// Redocly's rules over the contract, as redocly.yaml sets them. Its command line would bring 14 MB of other things.
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';

const [ref = 'openapi.yaml', configPath = 'redocly.yaml'] = process.argv.slice(2);
const config = await loadConfig({ configPath });
const problems = await lint({ ref, config });
const totals = getTotals(problems);
formatProblems(problems, { format: 'codeframe', totals, version: '' });
process.exitCode = totals.errors + totals.warnings > 0 ? 1 : 0;
