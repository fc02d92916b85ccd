import { type CallData, message } from '@dispatch/contract';
import { refuse } from '../refusal';
import { resourceRows } from '../resources';
import type { OperationId } from '../responder';
import type { Remembering } from './memory';

type Features = CallData<'getFeatures'>;
type Query = Readonly<Record<string, unknown>>;
type Switch = { [Name in keyof Features]: Features[Name] extends boolean ? Name : never }[keyof Features];

/** As they are chosen in the bar, else as an installation begins, with what an admin has set since. */
export function featuresOf(remembering: Remembering): Features {
  const { demoData, contract } = remembering;
  const chosen = demoData.choices['getFeatures']?.answer;
  if (chosen?.status === 200) return contract.example('getFeatures', chosen.example ?? undefined);
  const features = contract.example('getFeatures');
  const [set = {}] = resourceRows(remembering, 'InstallationFeatures').rows;
  const known = Object.entries(set).filter(([name]) => name in features);
  return { ...features, ...Object.fromEntries(known) };
}

/** The calls of what is switched as a whole. What else hangs on a switch asks by itself, after it has found its row. */
const switched: { readonly [Id in OperationId]?: Switch | ((query: Query) => Switch | null) } = {
  listBundlePackages: 'hasEnableBundleStorePage',
  getCart: 'hasEnableBundleStorePage',
  saveCart: 'hasEnableBundleStorePage',
  createBundleIntent: 'hasEnableBundleStorePage',
  updateBundleIntent: 'hasEnableBundleStorePage',
  captureBundleIntent: 'hasEnableBundleStorePage',
  createBundlePayPalOrder: 'hasEnableBundleStorePage',
  payBundleOrder: 'hasEnableBundleStorePage',
  createPurchaseEditIntent: 'hasEnablePurchaseEdit',
  payAndSubmitEdit: 'hasEnablePurchaseEdit',
  listArchivedReleases: 'userShowArchiveReleases',
  getSocialAuthorization: ({ socialMedia }) => {
    if (socialMedia === 'LinkedIn') return 'hasEnableOAuthLinkedIn';
    return socialMedia === 'Facebook' ? 'hasEnableOAuthFacebook' : null;
  },
};

/** @throws Refusal with 403, as the API, while it is switched off */
export function assertSwitchedOn(remembering: Remembering, name: Switch): void {
  if (!featuresOf(remembering)[name]) throw refuse(403, 'not-allowed', message('not-allowed'));
}

/** @throws Refusal with 403 for a call of something that is switched off */
export function assertOffered(call: Remembering & { query: Query }, id: string): void {
  const found = switched[id as OperationId];
  const name = typeof found === 'function' ? found(call.query) : found;
  if (name != null) assertSwitchedOn(call, name);
}
