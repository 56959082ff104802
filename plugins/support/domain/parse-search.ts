import { slugOf } from '#core/kernel/slug.ts'
import { isUuid } from '#core/kernel/uuid.ts'

/** Meaning of a typed text: an id, an e-mail address, a register number, or the first letters of words. */
export type FacilitySearch =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'email'; readonly prefix: string }
  | { readonly kind: 'number'; readonly number: string; readonly words: readonly string[] }
  | { readonly kind: 'words'; readonly words: readonly string[] }

/** Most words that are looked for; the rest narrow nothing more. */
const maxWords = 8

/** Parses the text of a search; `null` for one without letters and digits. A number may be one of a register or a word of a name. */
export const parseSearch = (text: string): FacilitySearch | null => {
  const typed = text.trim()
  if (isUuid(typed.toLowerCase())) return { kind: 'id', id: typed.toLowerCase() }
  if (typed.includes('@')) return { kind: 'email', prefix: typed.toLowerCase() }
  const words = slugOf(typed, 200).split('-').filter(Boolean).slice(0, maxWords)
  if (words.length === 0) return null
  const number = /^(?:rspo|nr|numer)?[\s:.]*((?:[a-z]{1,2}-)?\d{1,12}(?:\/[a-z]{1,3})?)$/i.exec(typed)?.[1]
  return number === undefined ? { kind: 'words', words } : { kind: 'number', number: number.toUpperCase(), words }
}
