export * from './access';
export * from './contract';
export * from './describedOperations';
export * from './operations';
export * from './positions';
export * from './rateLimits';
export * from './readContract';
export * from './references';
