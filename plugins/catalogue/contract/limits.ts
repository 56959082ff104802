/** Maximum length of a searched address, characters. */
export const maxAddressLength = 80
