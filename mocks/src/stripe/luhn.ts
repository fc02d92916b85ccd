/** Whether the check digit of a card number holds (ISO/IEC 7812-1, annex B). Digits only. */
export function luhnHolds(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return digits.length > 0 && sum % 10 === 0;
}
