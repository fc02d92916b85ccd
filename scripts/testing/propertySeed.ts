import fc from 'fast-check';

/**
 * What properties are tried with is the same in each run, so that nobody's change is refused by chance. `npm run
 * test:full` tries others: FUZZ_SEED says which.
 */
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] || 20_261_121) });
