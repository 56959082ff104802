/** Address of no page; stands for those that cannot be read. */
export const unknownPath = '/404'

/** Returns true if an address can be decoded and looked up: valid percent-encoding, and no NUL, which no database accepts. */
export const isReadableAddress = (address: string): boolean => {
  try {
    return !decodeURIComponent(address).includes('\0')
  } catch {
    return false
  }
}
