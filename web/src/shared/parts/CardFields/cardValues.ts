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
