import type { Places } from '#core/facilities/fields.ts'
import { type Cleaned, touchedBy } from './rules.ts'

const whole = (text: string): number | null => (/^\s*\d{1,5}\s*$/.test(text) ? Number(text) : null)

/** Places and enrolled children; `null` when the places are no whole number. More children than places stays as stated. */
export const cleanPlaces = (placesText: string, enrolledText: string): Cleaned<Places | null> => {
  const [places, enrolled] = [whole(placesText), whole(enrolledText)]
  if (places === null) return { value: null, appliedRules: [] }
  return {
    value: { places, enrolled },
    appliedRules: touchedBy({
      'places-overfull': enrolled !== null && enrolled > places,
      'enrolled-unreadable': enrolled === null && enrolledText.trim() !== '',
    }),
  }
}
