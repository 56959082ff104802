// Crockford's alphabet, without characters that are easily confused.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Derives a number to quote, `K-7F3A-92QD`, from the last forty, random, bits of an id, so that it is known before anything is stored. */
export const referenceNumberOf = (prefix: string, id: string): string => {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`)
  const letters = Array.from({ length: 8 }, (_, n) => alphabet[Number((bits >> BigInt(35 - 5 * n)) & 31n)])
  return `${prefix}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
