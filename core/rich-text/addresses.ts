const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** Characters that browsers drop or read as others, so that `java\nscript:` or `/\host` would be another address. */
const misread = /[\s\\\p{Cc}\p{Default_Ignorable_Code_Point}]/u

const parse = (address: string): URL | null => {
  if (misread.test(address)) return null
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** Tests for a page of this site: `/placowka/bajka?tab=opinie#top`; `//host` is another site. */
export const isOwnPage = (address: string): boolean => !misread.test(address) && /^\/(?!\/)/.test(address)

/** Tests for an address that a text may link to. One with a password is refused, since it only hides which site it leads to. */
export const isLinkAddress = (address: string): boolean => {
  if (isOwnPage(address)) return true
  const url = parse(address)
  if (!url || !schemes.has(url.protocol) || url.username || url.password) return false
  return url.protocol === 'mailto:' || url.protocol === 'tel:' ? url.pathname !== '' : url.hostname.includes('.')
}

/** Tests for the `https:` address of a film. */
export const isFilmAddress = (address: string): boolean => address.startsWith('https://') && isLinkAddress(address)

/**
 * Returns the address that somebody meant by what was typed: `przyklad.pl` is `https://przyklad.pl`, `jan@przyklad.pl`
 * is `mailto:…`, a telephone number is `tel:…`; `null` where it is none.
 */
export const toLinkAddress = (typed: string): string | null => {
  const text = typed.trim()
  const candidates = [
    text,
    ...(/^\+?[\d ()-]{7,20}$/.test(text) ? [`tel:${text.replaceAll(/[^\d+]/g, '')}`] : []),
    ...(/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text) ? [`mailto:${text}`] : []),
    ...(/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]|$)/u.test(text) ? [`https://${text}`] : []),
  ]
  return candidates.find(isLinkAddress) ?? null
}
