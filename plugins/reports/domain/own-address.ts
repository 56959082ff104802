/**
 * Returns path and fragment of an address of this site, in the Polish form without a prefix of the language; `null` for
 * other addresses.
 */
export const ownAddress = (url: string, siteUrl: string): { readonly path: string; readonly fragment: string } | null => {
  if (!URL.canParse(url)) return null
  const { host, pathname, hash } = new URL(url)
  if (host !== new URL(siteUrl).host) return null
  return { path: pathname.replace(/^\/(uk|en)(?=\/)/, '').replace(/(?<=.)\/$/, ''), fragment: hash.slice(1) }
}
