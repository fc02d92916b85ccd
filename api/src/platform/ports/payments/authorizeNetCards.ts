import type { AskGateway } from './authorizeNetClient';
import { brandOf } from './authorizeNetTransactions';
import type { CreditCard, GatewayCards } from './cardGateway';
import { type KeptCard, PaymentRefused } from './paymentsPort';

export const cut = (text: string, length: number): string => text.trim().slice(0, length);

/** As the gateway's schema has it: what it would not understand is refused here, because it repeats what it refuses. */
export const paymentOf = (card: CreditCard) => {
  const cardNumber = card.creditCardNumber.replace(/[ -]/g, '');
  const [month = '', year = ''] = card.creditCardExpiration.split('/');
  if (!/^\d{13,16}$/.test(cardNumber)) throw new PaymentRefused('The credit card number is invalid.', true);
  if (!/^\d{3,4}$/.test(card.creditCardCvv)) throw new PaymentRefused('The card code is invalid.', true);
  return {
    creditCard: { cardNumber, expirationDate: `20${year}-${month}`, cardCode: card.creditCardCvv },
  };
};

export const billToOf = (card: CreditCard) => ({
  firstName: cut(card.cardholderFirstName, 50),
  lastName: cut(card.cardholderLastName, 50),
  address: cut(`${card.cardholderAddress1} ${card.cardholderAddress2 ?? ''}`, 60),
  city: cut(card.cardholderCity, 40),
  state: cut(card.cardholderState, 40),
  zip: cut(card.cardholderZip, 20),
});

/** One customer profile with one card in it, which go together. */
const methodIdOf = (customerProfileId: string, paymentProfileId: string): string =>
  `${customerProfileId}-${paymentProfileId}`;

/** As a transaction names a kept card. */
export const profileOf = (methodId: string) => {
  const [customerProfileId = '', paymentProfileId = ''] = methodId.split('-');
  return { customerProfileId, paymentProfile: { paymentProfileId } };
};

type Profile = {
  customerProfileId: string;
  paymentProfiles?: {
    customerPaymentProfileId: string;
    payment?: { creditCard?: { cardNumber?: string; expirationDate?: string; cardType?: string } };
  }[];
};

const cardOf = ({ customerProfileId, paymentProfiles = [] }: Profile): KeptCard | null => {
  const [kept] = paymentProfiles;
  const { cardNumber = '', expirationDate = '', cardType } = kept?.payment?.creditCard ?? {};
  const [expiryYear = 0, expiryMonth = 0] = expirationDate.split('-').map(Number);
  if (kept === undefined || !expiryYear || !expiryMonth) return null;
  return {
    methodId: methodIdOf(customerProfileId, kept.customerPaymentProfileId),
    brand: brandOf(cardType),
    lastFour: cardNumber.slice(-4),
    expiryMonth,
    expiryYear,
  };
};

/** Cards that Authorize.Net keeps: each in a customer profile of its own, which our reference names. */
export const authorizeNetCards = (ask: AskGateway): GatewayCards => {
  const find = async (merchantCustomerId: string): Promise<KeptCard | null> => {
    const asked = { merchantCustomerId, unmaskExpirationDate: 'true' };
    const answer = await ask<{ profile?: Profile }>('getCustomerProfileRequest', asked);
    return answer?.profile === undefined ? null : cardOf(answer.profile);
  };
  return {
    keepCard: async (reference, card) => {
      const before = await find(reference);
      if (before !== null) return before;
      await ask('createCustomerProfileRequest', {
        profile: {
          merchantCustomerId: reference,
          paymentProfiles: [{ customerType: 'individual', billTo: billToOf(card), payment: paymentOf(card) }],
        },
        validationMode: 'liveMode',
      });
      const kept = await find(reference);
      if (kept === null) throw new PaymentRefused('The card gateway does not keep this card.', false);
      return kept;
    },
    removeCard: async (methodId) => {
      const { customerProfileId } = profileOf(methodId);
      await ask('deleteCustomerProfileRequest', { customerProfileId });
    },
    // It keeps a card in the call itself: nothing is left to end.
    endSetup: ({ reference }) => find(reference),
  };
};
