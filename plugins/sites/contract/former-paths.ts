import { splitLanguage } from '#core/kernel/language.ts'

/** Form of an address that leads to a page: a path without query, of at most 200 characters. */
export const formerPathPattern = /^\/[^\s?#\0]{1,199}$/

/** Returns a path as addresses are compared: decoded, in small letters, without language and the slash at its end. */
const comparable = (path: string): string => {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // Compared as it is written.
  }
  return splitLanguage(decoded.toLowerCase()).path.replace(/(?<=.)\/+$/, '')
}

/** Returns the path of what an owner types or pastes: `https://bajka.pl/oferta.html?x=1` → /oferta.html; `null` for no address. */
export const formerPathOf = (typed: string): string | null => {
  const text = typed.trim()
  const withHost = /^https?:\/\//i.test(text) ? text : `https://x${text.startsWith('/') ? '' : '/'}${text}`
  if (text === '' || !URL.canParse(withHost)) return null
  const path = comparable(new URL(withHost).pathname)
  return path !== '/' && formerPathPattern.test(path) ? path : null
}

/** Finds the page to which a former address leads; a page that has the address itself goes first, and is not asked for here. */
export const pageOfFormer = <Page extends { readonly former?: readonly string[] | undefined }>(
  pages: readonly Page[],
  path: string,
): Page | undefined => {
  const wanted = comparable(path)
  return pages.find(({ former = [] }) => former.some((one) => comparable(one) === wanted))
}
