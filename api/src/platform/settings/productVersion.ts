import packageJson from '../../../../package.json' with { type: 'json' };

/** The version of the product, as its package has it. */
export const productVersion = packageJson.version;
