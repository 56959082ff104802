/** Address of no page; stands for those that cannot be read. */
export const unknownPath = '/404'

/** Path that no redirect can turn into another host: `http://host/` and `/\host` are none. */
const ownPath = /^\/[^\\?]*(?:\?|$)/

/**
 * Returns true if an address can be decoded and looked up: a path of this host with valid percent-encoding, and no NUL,
 * which no database accepts.
 */
export const isReadableAddress = (address: string): boolean => {
  try {
    return ownPath.test(address) && !decodeURIComponent(address).includes('\0')
  } catch {
    return false
  }
}
