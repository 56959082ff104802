import { removeLegalForm, spellLegalForm } from './legal-form.ts'
import { type RowAddress, withoutAddress } from './name-address.ts'
import { cleanNameCase, type NameSource } from './name-case.ts'
import { pairQuotes, unquote } from './quotes.ts'
import { type Cleaned, rulesApplied, sortRules } from './rules.ts'
import { isAllCaps, titleCase } from './title-case.ts'
import { joinLines, normalizeWhitespace } from './whitespace.ts'

/** Knowledge about a facility's name beside its text. */
export interface NameContext {
  /** A tool capitalized every word of the register's names. */
  readonly capitalizedByTool?: boolean
  /** Address of the row. */
  readonly address?: RowAddress
}

/**
 * Cleans a facility's name: underscores, whitespace, quotation marks, legal forms, capitals, words written together,
 * address; `''` when nothing is left.
 */
export const cleanName = (text: string, { capitalizedByTool = false, address }: NameContext = {}): Cleaned<string> => {
  const spaced = joinLines(text.normalize('NFC')).replace(/_+/g, ' ')
  const normalized = normalizeWhitespace(spaced)
  const quoted = pairQuotes(normalized)
  const ended = removeLegalForm(unquote(quoted.value))
  const bare = unquote(ended.value)
  const allCaps = isAllCaps(bare)
  const source: NameSource = { capitalizedByTool, city: address?.city ?? '' }
  const cased = cleanNameCase(allCaps ? titleCase(bare) : bare, source)
  const spelled = spellLegalForm(cased.value)
  const named: Cleaned<string> = address ? withoutAddress(spelled.value, address) : { value: spelled.value, appliedRules: [] }
  return {
    value: named.value,
    appliedRules: sortRules([
      ...rulesApplied({
        'name-whitespace': normalizeWhitespace(spaced) !== spaced,
        'name-underscores': text.includes('_'),
        'name-quoted-whole': unquote(quoted.value) !== quoted.value || bare !== ended.value,
        'name-capitals': allCaps,
      }),
      ...quoted.appliedRules,
      ...ended.appliedRules,
      ...cased.appliedRules,
      ...spelled.appliedRules,
      ...named.appliedRules,
    ]),
  }
}

const lettersOf = (text: string) =>
  text
    .normalize('NFC')
    .replace(/,,|''|``|["„”“‟«»'’‘`´.>]|\s/g, '')
    .toLowerCase()

/** Returns the name as the register writes it where cleaning changed more than punctuation, spaces and capitals; else `null`. */
export const registerNameOf = (text: string, cleaned: string): string | null =>
  lettersOf(text) === lettersOf(cleaned) ? null : normalizeWhitespace(text)
