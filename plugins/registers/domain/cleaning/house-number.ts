import { type Cleaned, rulesApplied } from './rules.ts'
import { isPlaceholder, normalizeWhitespace } from './whitespace.ts'

/** Normalizes a building number: `4 B` → `4B`, `2 - 4` → `2-4`, `-36` → `36`; `''` for `bn`, `NN`, `brak`, `-`. */
export const cleanBuildingNumber = (text: string): Cleaned<string> => {
  if (text === '') return { value: '', appliedRules: [] }
  if (isPlaceholder(text) || /^\s*n\.?\s?n\.?\s*$/i.test(text)) return { value: '', appliedRules: ['house-number-none'] }
  const value = normalizeWhitespace(text)
    .replace(/(?<=\d) (?=[a-z]$)/i, '')
    .replace(/\s*([-/])\s*/g, '$1')
    .replace(/^[-/]+(?=\d)|[-/]+$/g, '')
  return { value, appliedRules: rulesApplied({ 'house-number-spaces': value !== text }) }
}

/** Removes the prefix of an apartment number: `lok. U2` → `U2`; `''` for `-`. */
export const cleanApartmentNumber = (text: string): Cleaned<string> => {
  if (text === '') return { value: '', appliedRules: [] }
  if (isPlaceholder(text)) return { value: '', appliedRules: ['apartment-none'] }
  const normalized = normalizeWhitespace(text)
  const value = normalized.replace(/^(?:lokal|lok|m)(?:\.|(?= )) ?(?=\S*\d)/i, '')
  return { value, appliedRules: rulesApplied({ 'apartment-prefix': value !== normalized }) }
}
