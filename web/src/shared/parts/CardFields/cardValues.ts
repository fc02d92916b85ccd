export interface CardValues {
  creditCardNumber: string;
  /** mm/yy. */
  creditCardExpiration: string;
  creditCardCvv: string;
  cardholderFirstName: string;
  cardholderLastName: string;
  cardholderAddress1: string;
  cardholderAddress2: string;
  cardholderCity: string;
  cardholderState: string;
  cardholderZip: string;
}

export const emptyCard: CardValues = {
  creditCardNumber: '',
  creditCardExpiration: '',
  creditCardCvv: '',
  cardholderFirstName: '',
  cardholderLastName: '',
  cardholderAddress1: '',
  cardholderAddress2: '',
  cardholderCity: '',
  cardholderState: '',
  cardholderZip: '',
};

/** What people call the fields, above each and in a summary of what is wrong. */
export const cardLabels: Readonly<Record<keyof CardValues, string>> = {
  creditCardNumber: 'Card number',
  creditCardExpiration: 'Expiration',
  creditCardCvv: 'CVV',
  cardholderFirstName: 'First name',
  cardholderLastName: 'Last name',
  cardholderAddress1: 'Address 1',
  cardholderAddress2: 'Address 2',
  cardholderCity: 'City',
  cardholderState: 'State',
  cardholderZip: 'Zip',
};
