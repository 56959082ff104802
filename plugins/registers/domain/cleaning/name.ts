import { isAllCaps, titleCase } from './title-case.ts'
import { removeLegalForm, spellLegalForm } from './legal-form.ts'
import { type Cleaned, rulesApplied, sortRules } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

interface QuotedText {
  readonly text: string
  readonly unpaired: boolean
}

/** Replaces every kind of quotation mark by `"`: `,,X”`, `''X''`, `“X”`, `«X»`, and a single apostrophe used as one. */
const normalizeQuotes = (text: string): string => {
  const plain = text.replace(/,,|''|``|[„”“‟«»]/g, '"').replace(/"(?:\s*")+/g, '"')
  if ((plain.match(/"/g) ?? []).length % 2 === 0) return plain
  return plain.replace(/(^|\s)'(?=\p{L})|(?<=\p{L})['`´](?=\s|$)/u, '$1"')
}

/** Pairs quotation replacements from left to right as Polish „X”. An unpaired mark is dropped, because its partner could only be guessed. */
const pairQuotes = (text: string): QuotedText => {
  const replacements = new Map<number, string>()
  const even = (text.match(/"/g) ?? []).length % 2 === 0
  let pending: number | null = null
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    const opens = /^$|[\s(/-]/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1))
    if (pending !== null && (!opens || (even && at === text.lastIndexOf('"')))) {
      replacements.set(pending, ' „').set(at, '” ')
      pending = null
    } else {
      const closes = /\S/.test(text.charAt(at - 1)) && /^$|[\s,.)]/.test(text.charAt(at + 1))
      if (!closes || even) pending = at
    }
  }
  const unpaired = replacements.size < (text.match(/"/g) ?? []).length
  const paired = text.replace(/"/g, (_, at: number) => replacements.get(at) ?? ' ')
  return {
    text: normalizeWhitespace(
      paired
        .replace(/„\s+/g, '„')
        .replace(/\s+”/g, '”')
        .replace(/” (?=[-,.)'])/g, '”')
        .replace(/([(-]) „/g, '$1„'),
    ),
    unpaired,
  }
}

/** Removes quotation marks around the whole name. */
const unquote = (text: string): string => (/^„[^„”]+”$/.test(text) ? text.slice(1, -1).trim() : text)

/** Cleans a facility's name: underscores, whitespace, quotation marks, all-capitals and legal forms; `''` when nothing is left. */
export const cleanName = (text: string): Cleaned<string> => {
  const spaced = text.replace(/_+/g, ' ')
  const normalized = normalizeWhitespace(spaced)
  const quoted = pairQuotes(normalizeQuotes(normalized))
  const ended = removeLegalForm(unquote(quoted.text))
  const bare = unquote(ended.value)
  const allCaps = isAllCaps(bare)
  const spelled = spellLegalForm(allCaps ? titleCase(bare) : bare)
  return {
    value: spelled.value,
    appliedRules: sortRules([
      ...rulesApplied({
        'name-whitespace': normalized !== spaced,
        'name-underscores': spaced !== text,
        'name-quotes': quoted.text !== normalized,
        'name-quotes-unpaired': quoted.unpaired,
        'name-quoted-whole': unquote(quoted.text) !== quoted.text || bare !== ended.value,
        'name-capitals': allCaps,
      }),
      ...ended.appliedRules,
      ...spelled.appliedRules,
    ]),
  }
}

const lettersOf = (text: string) => text.replace(/,,|''|``|["„”“‟«»'`´]|\s/g, '').toLowerCase()

/** Returns the name as the register writes it where cleaning changed more than quotation marks, spaces and capitals; else `null`. */
export const registerNameOf = (text: string, cleaned: string): string | null =>
  lettersOf(text) === lettersOf(cleaned) ? null : normalizeWhitespace(text)
