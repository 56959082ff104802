/**
 * Returns the part of an IP address that rate limits count by: a whole IPv4 address, or the /64 network of an IPv6 address, because one
 * subscriber can use any address in it.
 */
export const networkOf = (address: string): string => {
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  if (!address.includes(':')) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const [first = [], last = []] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const missing = Array.from({ length: tail === undefined ? 0 : 8 - first.length - last.length }, () => '0')
  return `${[...first, ...missing, ...last].slice(0, 4).join(':')}::/64`
}
