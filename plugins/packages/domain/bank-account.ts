/** Returns whether a text is the 26 digits of a Polish bank account with a correct check number (ISO 7064, as IBAN with PL). */
export const isBankAccount = (text: string): boolean =>
  /^\d{26}$/.test(text) && BigInt(`${text.slice(2)}2521${text.slice(0, 2)}`) % 97n === 1n
