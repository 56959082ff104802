import { type Cleaned, rulesApplied } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** Replaces every kind of quotation mark by `"`: `,,X”`, `''X''`, `“X”`, `«X»`, `'X'`, and a single apostrophe used as one. */
const normalizeQuotes = (text: string): string => {
  const plain = text
    .replace(/,,|''|``|[„”“‟«»]/g, '"')
    .replace(/"(?:\s*")+/g, '"')
    // An apostrophe opens a quotation only before a word; in `Kids' Academy` none does.
    .replace(/(?<=^|[\s(,])['‘`](?=\p{L})([^'’"]*[\p{L}\d.!?])['’´](?=$|[\s),.;])/gu, '"$1"')
  if ((plain.match(/"/g) ?? []).length % 2 === 0) return plain
  return plain.replace(/(^|\s)'(?=\p{L})|(?<=\p{L})['`´](?=\s|$)/u, '$1"')
}

/** Pairs quotation marks from left to right as Polish „X”. An unpaired mark is dropped, because its partner could only be guessed. */
export const pairQuotes = (text: string): Cleaned<string> => {
  const normalized = normalizeQuotes(text)
  const count = (normalized.match(/"/g) ?? []).length
  const replacements = new Map<number, string>()
  const even = count % 2 === 0
  let pending: number | null = null
  for (let at = normalized.indexOf('"'); at >= 0; at = normalized.indexOf('"', at + 1)) {
    const opens = /^$|[\s(/-]/.test(normalized.charAt(at - 1)) && /\S/.test(normalized.charAt(at + 1))
    if (pending !== null && (!opens || (even && at === normalized.lastIndexOf('"')))) {
      replacements.set(pending, ' „').set(at, '” ')
      pending = null
    } else {
      const closes = /\S/.test(normalized.charAt(at - 1)) && /^$|[\s,.)]/.test(normalized.charAt(at + 1))
      if (!closes || even) pending = at
    }
  }
  const paired = normalized.replace(/"/g, (_, at: number) => replacements.get(at) ?? ' ')
  const value = normalizeWhitespace(
    paired
      .replace(/„\s+/g, '„')
      .replace(/\s+”/g, '”')
      .replace(/” (?=[-,.)';])/g, '”')
      .replace(/([(-]) „/g, '$1„'),
  )
  return { value, appliedRules: rulesApplied({ 'name-quotes': value !== text, 'name-quotes-unpaired': replacements.size < count }) }
}

/** Removes quotation marks around a whole text. */
export const unquote = (text: string): string => (/^„[^„”]+”$/.test(text) ? text.slice(1, -1).trim() : text)
