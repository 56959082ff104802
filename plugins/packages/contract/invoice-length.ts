/** Longest values of the invoice data, characters. */
export const invoiceMaxLength = { name: 200, nip: 20, address: 300, email: 254, promo: 30 } as const
