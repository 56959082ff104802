import { type Cleaned, touchedBy } from './rules.ts'
import { saysNothing, tidy } from './whitespace.ts'

/** A building's number: `4 B` → `4B`, `2 - 4` → `2-4`; `''` for `bn`, `brak`, `-`. */
export const cleanBuildingNumber = (text: string): Cleaned<string> => {
  if (text === '') return { value: '', touched: [] }
  if (saysNothing(text)) return { value: '', touched: ['house-number-none'] }
  const value = tidy(text)
    .replace(/(?<=\d) (?=[a-z]$)/i, '')
    .replace(/\s*([-/])\s*/g, '$1')
  return { value, touched: touchedBy({ 'house-number-spaces': value !== text }) }
}

/** An apartment's number without the word for it: `lok. U2` → `U2`; `''` for `-`. */
export const cleanApartmentNumber = (text: string): Cleaned<string> => {
  if (text === '') return { value: '', touched: [] }
  if (saysNothing(text)) return { value: '', touched: ['apartment-none'] }
  const tidied = tidy(text)
  const value = tidied.replace(/^(?:lokal|lok|m)(?:\.|(?= )) ?(?=\S*\d)/i, '')
  return { value, touched: touchedBy({ 'apartment-prefix': value !== tidied }) }
}
