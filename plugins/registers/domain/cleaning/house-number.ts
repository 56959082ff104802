import { type Cleaned, touchedBy } from './rules.ts'
import { saysNothing, normalizeWhitespace } from './whitespace.ts'

/** A building's number: `4 B` → `4B`, `2 - 4` → `2-4`; `''` for `bn`, `brak`, `-`. */
export const cleanBuildingNumber = (text: string): Cleaned<string> => {
  if (text === '') return { value: '', appliedRules: [] }
  if (saysNothing(text)) return { value: '', appliedRules: ['house-number-none'] }
  const value = normalizeWhitespace(text)
    .replace(/(?<=\d) (?=[a-z]$)/i, '')
    .replace(/\s*([-/])\s*/g, '$1')
  return { value, appliedRules: touchedBy({ 'house-number-spaces': value !== text }) }
}

/** An apartment's number without the word for it: `lok. U2` → `U2`; `''` for `-`. */
export const cleanApartmentNumber = (text: string): Cleaned<string> => {
  if (text === '') return { value: '', appliedRules: [] }
  if (saysNothing(text)) return { value: '', appliedRules: ['apartment-none'] }
  const tidied = normalizeWhitespace(text)
  const value = tidied.replace(/^(?:lokal|lok|m)(?:\.|(?= )) ?(?=\S*\d)/i, '')
  return { value, appliedRules: touchedBy({ 'apartment-prefix': value !== tidied }) }
}
