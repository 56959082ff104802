import { spellLegalForm } from './legal-form.ts'
import { cleanNameCase } from './name-case.ts'
import { pairQuotes } from './quotes.ts'
import { type Cleaned, rulesApplied, sortRules } from './rules.ts'
import { isAllCaps, titleCase } from './title-case.ts'
import { joinLines, normalizeWhitespace } from './whitespace.ts'

/** Lower-cases the prepositions that a tool capitalized in operators alone, and the status of a city: `Miasto Na Prawach Powiatu`. */
const lowerPrepositions = (text: string): string =>
  text
    .replace(/(?<=(?:\p{L}{3}”?|nr \d+) )(?:We?|Ze?)(?= [\p{L}„])/gu, (word) => word.toLowerCase())
    .replace(/(?<=miasto )na prawach powiatu$/i, (status) => status.toLowerCase())

/** Cleans an operator's name: whitespace, quotation marks, capitals and the spelling of legal forms, which are never removed. */
export const cleanOperatorName = (text: string, capitalizedByTool = false): Cleaned<string> => {
  const normalized = normalizeWhitespace(joinLines(text.normalize('NFC')))
  const quoted = pairQuotes(normalized)
  const allCaps = isAllCaps(quoted.value)
  const spelled = spellLegalForm(allCaps ? titleCase(quoted.value) : quoted.value)
  const cased = cleanNameCase(spelled.value, { capitalizedByTool })
  const value = capitalizedByTool ? lowerPrepositions(cased.value) : cased.value
  return {
    value,
    appliedRules: sortRules([
      ...rulesApplied({
        'operator-quotes': quoted.value !== normalized,
        'operator-capitals': allCaps,
        'operator-mis-cased': !allCaps && value !== quoted.value,
      }),
    ]),
  }
}
