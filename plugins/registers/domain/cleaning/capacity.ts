import type { Capacity } from '#core/facilities/fields.ts'
import { type Cleaned, rulesApplied } from './rules.ts'

const parseWhole = (text: string): number | null => (/^\s*\d{1,5}\s*$/.test(text) ? Number(text) : null)

/** Cleans capacity and enrolled children; `null` when the capacity is no whole number. More children than places are kept as stated. */
export const cleanCapacity = (placesText: string, enrolledText: string): Cleaned<Capacity | null> => {
  const places = parseWhole(placesText)
  const enrolled = parseWhole(enrolledText)
  if (places === null) return { value: null, appliedRules: [] }
  return {
    value: { places, enrolled },
    appliedRules: rulesApplied({
      'places-overfull': enrolled !== null && enrolled > places,
      'enrolled-unreadable': enrolled === null && enrolledText.trim() !== '',
    }),
  }
}
