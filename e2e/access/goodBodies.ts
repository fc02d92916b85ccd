import { type OperationId, operationTable } from '@dispatch/contract';
import { exampleOf, schemaAt } from './contractBodies';

type BodyName = Exclude<(typeof operationTable)[OperationId]['requestSchema'], null>;

/** Bodies that are right as far as the contract goes. A call without one here is sent the contract's example. */
export const goodBodies = {
  Registration: {
    firstName: 'Ada',
    lastName: 'Okonkwo',
    phone: '202 555 0147',
    organization: 'NASA',
    country: 'USA',
    state: 'Maryland',
    email: 'ada.okonkwo@nasa.example',
    captcha: 'bm90IHNvbHZlZA==',
  },
  ActivationRequest: { email: 'ada.okonkwo@nasa.example' },
  ContactVerification: { entityKey: 'press@nasa.example' },
  SessionRequest: {
    code: 'a-code-that-nobody-gave',
    codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    nonce: 'n-0S6_WzA2Mj',
    redirectUri: 'http://localhost:3000/authorizationcode',
  },
  SessionCheckRequest: { extend: true },
  ReleaseDraft: {
    package: '80',
    headline: "NASA's Kepler Mission Confirms the Discovery of Its First Rocky Planet",
    summary: "NASA's Kepler mission confirmed the discovery of its first rocky planet.",
    cityState: 'WASHINGTON',
    body: '<p>It is the smallest planet ever discovered outside our solar system.</p>',
    pulloutQuote: 'A planet',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    releaseDate: '2030-01-10T15:00:00',
    releaseDateTimezone: 'US/Eastern',
    cjl: 0,
    cjlSelected: [{ id: 1 }],
    hasPriorityRelease: false,
    hasCisionSocialPost: false,
    cisionSocialPost: 'A planet',
    primaryContactName: 'Trent Perrotto',
    primaryContactCompany: 'NASA',
    primaryContactWebsite: 'https://www.nasa.gov',
    primaryContactEmail: 'press@nasa.example',
    primaryContactPhoneCountryCode: '1',
    primaryContactPhone: '202 555 0147',
    primaryContactPhoneExtension: '7',
    hasSecondaryContact: true,
    secondaryContactName: 'Rachel Hoover',
    secondaryContactCompany: 'Ames Research Center',
    secondaryContactWebsite: 'https://www.nasa.gov/ames',
    secondaryContactEmail: 'ames@nasa.example',
    secondaryContactPhoneCountryCode: '1',
    secondaryContactPhone: '650 555 0112',
    secondaryContactPhoneExtension: '8',
    user: 'Ada Okonkwo',
    userEmail: 'ada.okonkwo@nasa.example',
    userPhoneCountryCode: '1',
    userPhone: '202 555 0147',
    userPhoneExtension: '9',
  },
  PaymentIntentRequest: {
    amount: 120,
    purpose: 'release',
    distributionId: 999_999,
    order: { package: '80', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: false },
  },
  CaptureRequest: {
    distributionId: 999_999,
    prwebPressReleaseId: 204_800,
    releaseDate: '2030-01-10T15:00:00',
    order: { package: '80', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: false },
    paymentIntent: 'pi_3QK2',
  },
  HoldRequest: { reasons: ['Please name a source.'] },
  ApprovalRequest: { release: 'scheduled' },
  StripeEvent: {
    id: 'evt_1QK2',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_3QK2' } },
  },
} as const satisfies Partial<Record<BodyName, object>>;

/** Fields without which a body is refused, whatever its form says. */
const requiredFields: Record<keyof typeof goodBodies, readonly string[]> = {
  Registration: ['firstName', 'lastName', 'phone', 'organization', 'country', 'state', 'email', 'captcha'],
  ActivationRequest: ['email'],
  ContactVerification: ['entityKey'],
  SessionRequest: ['code', 'codeVerifier', 'nonce', 'redirectUri'],
  SessionCheckRequest: [],
  ReleaseDraft: ['package'],
  PaymentIntentRequest: ['amount', 'purpose', 'distributionId', 'order'],
  CaptureRequest: ['distributionId', 'order', 'paymentIntent'],
  HoldRequest: ['reasons'],
  ApprovalRequest: ['release'],
  StripeEvent: ['id', 'type', 'data'],
};

const isByHand = (schema: string): schema is keyof typeof goodBodies => Object.hasOwn(goodBodies, schema);

/** A right body for a call that takes one as JSON; undefined for the others. */
export function goodBody(id: OperationId): object | undefined {
  const schema = operationTable[id].requestSchema;
  if (schema === null) return undefined;
  return isByHand(schema) ? goodBodies[schema] : exampleOf(id);
}

/** Fields without which the body of a call is refused. */
export function requiredFieldsOf(id: OperationId): readonly string[] {
  const schema = operationTable[id].requestSchema;
  if (schema === null) return [];
  return isByHand(schema) ? requiredFields[schema] : (schemaAt(id, [])?.required ?? []);
}
