import { type components, type Group, message, packageIds } from '@dispatch/contract';
import { hasVerified, people, type PersonRow } from '../memory/people';
import { mailToken, post } from '../memory/mail';
import { partnerOfId, partnerOfSlug } from '../memory/partners';
import { refuse, refuseInput } from '../refusal';
import type { MockCall, Responders } from '../responder';
import { pageOf } from './listing';

const find = (call: MockCall<'registerUser'>, email: string): PersonRow | undefined =>
  people(call).rows.find(({ profile }) => profile.email.toLowerCase() === email.trim().toLowerCase());

const taken = refuseInput([
  {
    pointer: '/email',
    rule: 'taken',
    message: 'This email address is already registered. Please log in.',
  },
]);

/** The partner by its id or by the slug of its page; both have to be of one. */
const partnerOf = (call: MockCall<'registerUser'>): number | null => {
  const { partnerId = null, PRWebPartnerSiteField: slug = '' } = call.body;
  const refused = (pointer: string, rule: 'partner-unknown' | 'partner-mismatch') =>
    refuseInput([{ pointer, rule, message: message(rule) }]);
  if (partnerId !== null && partnerOfId(call, partnerId) === undefined)
    throw refused('/partnerId', 'partner-unknown');
  if (slug === '') return partnerId;
  const ofPage = partnerOfSlug(call, slug)?.partnerId;
  if (ofPage === undefined) throw refused('/PRWebPartnerSiteField', 'partner-unknown');
  if (partnerId !== null && partnerId !== ofPage) throw refused('/PRWebPartnerSiteField', 'partner-mismatch');
  return ofPage;
};

const readOnly = ['id', 'group', 'oktaLogin', 'createdDate', 'partnerId'];

/** The profile after a save: a field that was left out is emptied, what cannot be changed stays. */
const profileAfter = (before: PersonRow['profile'], sent: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(before).map(([name, value]) => {
      const given = sent[name];
      if (readOnly.includes(name)) return [name, value];
      return [name, typeof given === 'string' ? given.trim() : (given ?? '')];
    }),
  ) as PersonRow['profile'];

const activation = (person: PersonRow) => ({
  personId: person.id,
  email: person.profile.email,
  purpose: 'activation' as const,
  subject: 'Activate your account',
});

export const account: Responders = {
  getCaptcha: async ({ prism, now }) => {
    const { parameters, ...challenge } = (await prism()).body as components['schemas']['CaptchaChallenge'];
    const expiresAt = Math.floor(now.getTime() / 1000) + 600;
    return { status: 200, body: { ...challenge, parameters: { ...parameters, expiresAt } } };
  },

  registerUser: (call) => {
    const { body, contract, now } = call;
    if (find(call, body.email) !== undefined) throw taken;
    const { rows } = people(call);
    const id = 1 + Math.max(...rows.map((person) => person.id));
    const email = body.email.trim();
    const person: PersonRow = {
      id,
      key: null,
      purpose: 'has registered here',
      isActivated: false,
      verified: [],
      startPackage: packageIds.find((packageId) => packageId === String(body.prwebPackage)),
      profile: {
        ...contract.example('getMe'),
        ...{ id, email, oktaLogin: email.toLowerCase() },
        firstName: body.firstName.trim(),
        lastName: body.lastName.trim(),
        organization: body.organization.trim(),
        phone: body.phone.trim(),
        country: body.country,
        state: body.state?.trim() ?? '',
        city: '',
        zip: '',
        partnerId: partnerOf(call),
        group: 'USER' satisfies Group,
        createdDate: now.toISOString(),
      },
    };
    rows.push(person);
    mailToken(call, activation(person));
    return { status: 200, body: { newOktaUser: true } };
  },

  sendActivation: (call) => {
    const email = call.body.email.trim().toLowerCase();
    const person = people(call).rows.find((row) => row.profile.email.toLowerCase() === email);
    if (person?.isActivated === false) mailToken(call, activation(person));
    return { status: 200, body: { done: true } };
  },

  verifyEmail: (call) => {
    const token = post(call).tokens.find((row) => row.token === call.path.encryptedToken);
    const person = people(call).rows.find(({ id }) => id === token?.personId);
    if (token === undefined || person === undefined) throw refuse(404, 'not-found');
    if (token.isUsed) throw refuse(409, 'token-used');
    token.isUsed = true;
    const { email, purpose } = token;
    if (purpose === 'contact') {
      person.verified.push(email.toLowerCase());
      return { status: 200, body: { email, purpose, passwordUrl: null } };
    }
    person.isActivated = true;
    return { status: 200, body: { email, purpose, passwordUrl: call.passwordUrl } };
  },

  getMe: ({ person }) => ({ status: 200, body: person.profile }),

  saveProfile: ({ person, body }) => {
    person.profile = profileAfter(person.profile, body);
    return { status: 200, body: person.profile };
  },

  verifyContact: (call) => {
    const { person, body } = call;
    const email = body.entityKey.trim().toLowerCase();
    if (hasVerified(person, email)) return { status: 200, body: { email, isVerified: true } };
    mailToken(call, {
      personId: person.id,
      email,
      purpose: 'contact',
      subject: 'Confirm your email address',
    });
    return { status: 202, body: { email, isVerified: false } };
  },

  getContactVerification: (call) => {
    // A capital that is two characters as a small letter would make it longer than an address is.
    const email = call.query.email.trim().toLowerCase().slice(0, 100);
    const isVerified = hasVerified(call.person, email);
    const mail = isVerified ? undefined : post(call).mails.find(({ to }) => to.toLowerCase() === email);
    return { status: 200, body: { email, isVerified, mailSentAt: mail?.at ?? null, nextMailAt: null } };
  },

  listVerifiedEmails: ({ person, query }) => {
    const emails = [...new Set([person.profile.email.toLowerCase(), ...person.verified])];
    const { body, headers } = pageOf(emails, query, (email) => email);
    return { status: 200, body: body.map((email) => ({ email, isVerified: true })), headers };
  },
};
