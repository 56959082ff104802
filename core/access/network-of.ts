/**
 * An address as limits count it: an IPv4 address whole, of an IPv6 address the network (/64), which is what one subscriber gets
 * and may change within at will.
 */
export const networkOf = (address: string): string => {
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  if (!address.includes(':')) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const [first = [], last = []] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const missing = Array.from({ length: tail === undefined ? 0 : 8 - first.length - last.length }, () => '0')
  return `${[...first, ...missing, ...last].slice(0, 4).join(':')}::/64`
}
