import { operationTable, type OperationEntry } from '@dispatch/contract';
import { expect, test } from 'vitest';

const operations = Object.entries(operationTable) as [string, OperationEntry][];
const secured = operations.filter(([, { permissions }]) => permissions !== null);
const open = operations.filter(([, { permissions }]) => permissions === null);

// That a secured call is one, for every group, is tried by api/contractTests/access.test.ts.
test('the contract has open and secured calls', () => {
  expect(secured.length).toBeGreaterThan(15);
  expect(open.map(([id]) => id).sort()).toEqual([
    'confirmEventHook',
    'createSession',
    'getCaptcha',
    'getLiveness',
    'getPartnerLogo',
    'getPublicFeatures',
    'getReadiness',
    'getTerms',
    'listPackages',
    'listPartnerPackages',
    'quotePrice',
    'receiveGatewayEvent',
    'receiveIdentityEvents',
    'receivePayPalEvent',
    'receiveStripeEvent',
    'registerUser',
    'searchPartner',
    'sendActivation',
    'verifyEmail',
  ]);
});
