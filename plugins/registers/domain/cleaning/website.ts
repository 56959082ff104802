import type { Cleaned, RuleName } from './rules.ts'
import { isPlaceholder, normalizeWhitespace } from './whitespace.ts'

/** A facility's website and its page on Facebook or Instagram; absolute URLs, http or https. */
export interface Websites {
  readonly website?: string
  readonly social?: string
}

const social = /(?:^|\.)(?:facebook\.(?:com|pl)|fb\.(?:com|me)|instagram\.com)$/
const scheme = /^h?t{1,2}p(s?)\s*[:;-]*\s*[/\\]+\s*|^https?:\s*/i

/** Returns the first of several words that looks like an address: `www.a.pl, www.b.pl`, `www.a.pl zakładka żłobek`, `www. a.pl`. */
const firstAddress = (text: string): { readonly text: string; readonly rule?: RuleName } => {
  const parts = text
    .split(/[\s]*[,;|](?=\s|www|https?:)\s*|\s+(?:lub|oraz|i)\s+(?=\S+\.\p{L}{2})|\s+(?=www\.|https?:)/iu)
    .filter((part) => part !== '')
  const first = parts[0] ?? ''
  const word = first.split(' ')[0] ?? ''
  if (word !== first) return { text: word, rule: 'website-words' }
  return parts.length > 1 ? { text: first, rule: 'website-two-in-one' } : { text: first }
}

const parseUrl = (address: string, secure: boolean): URL | null => {
  try {
    const url = new URL(`${secure ? 'https' : 'http'}://${address}`)
    const labels = url.hostname.replace(/^www\./, '').split('.')
    const validHost =
      labels.length >= 2 &&
      labels.every((label) => /^[a-z0-9_-]+$/.test(label)) &&
      /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(labels.at(-1) ?? '')
    return validHost && url.username === '' ? url : null
  } catch {
    return null
  }
}

const toText = (url: URL): string => (url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : url.href)

/** Reads the address of one cell. A missing scheme becomes https; anything that is no address (a street, an e-mail, `brak`) is left out. */
export const cleanWebsite = (text: string): Cleaned<Websites> => {
  const normalized = normalizeWhitespace(text)
  if (normalized === '') return { value: {}, appliedRules: [] }
  const schemes = scheme.exec(normalized)
  let rest = normalized
  while (scheme.test(rest)) rest = rest.replace(scheme, '')
  if (isPlaceholder(rest)) return { value: {}, appliedRules: ['website-none'] }
  const repaired = rest
    .replace(/\\/g, '/')
    .replace(/^www\s*[.,:/;]+\s*/i, 'www.')
    .replace(/^\/+/, '')
  const { text: address, rule } = firstAddress(repaired)
  const appliedRules: RuleName[] = []
  if (!schemes) appliedRules.push('website-scheme')
  if (repaired.toLowerCase() !== rest.toLowerCase() || (schemes && !/^https?:\/\/$/i.test(schemes[0])))
    appliedRules.push('website-punctuation')
  if (rule) appliedRules.push(rule)
  if (/^[^/]*\p{Lu}/u.test(address)) appliedRules.push('website-capitals')
  if (/^[^/\s]+@[^/\s]*/.test(address)) return { value: {}, appliedRules: ['website-email'] }
  const url = parseUrl(address, !schemes || /s/i.test(schemes[0]))
  if (!url) return { value: {}, appliedRules: ['website-not-an-address'] }
  if (!social.test(url.hostname)) return { value: { website: toText(url) }, appliedRules }
  // A page's name that contains spaces is not its address.
  if (rule === 'website-words' || (url.pathname === '/' && url.search === ''))
    return { value: {}, appliedRules: ['website-not-an-address'] }
  return { value: { social: toText(url) }, appliedRules: [...appliedRules, 'website-social'] }
}
