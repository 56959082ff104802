/**
 * Removes double and trailing slashes and the `?` that a form without fields leaves, so that each page has one address
 * and no redirect can name another host.
 */
export const canonicalAddress = (path: string): string => {
  const [pathname = '', ...rest] = path.split('?')
  const query = rest.join('?')
  const canonical = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  return query === '' ? canonical : `${canonical}?${query}`
}
