/** Returns a bank account in groups, as people write and compare it: `61 1090 1014 …`. */
export const bankAccountGroups = (digits: string): string => digits.replace(/^(\d\d)/, '$1 ').replace(/(\d{4})(?=\d)/g, '$1 ')
