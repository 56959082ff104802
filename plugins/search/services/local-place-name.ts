import type { Language } from '#core/kernel/language.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { NamedPlace } from '#core/search/name-index.port.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'

/** Language that a description is written in. */
export interface Localisation {
  readonly language: Language
  readonly translator: Translator
}

/** Returns the name of a place in a language, of a district or quarter with its city: `Oliwa, Гданськ`. */
export const localPlaceName = (place: NamedPlace, { language, translator }: Localisation): string => {
  if (place.kind === 'voivodeship') return translator.for(language)(voivodeshipKey(place.voivodeship))
  if (place.kind === 'county') return translator.for(language)('places.in-county', { name: place.county.name })
  if (place.kind === 'city') return cityNameIn(place.city.name, language)
  return `${place.part.name}, ${cityNameIn(place.part.city, language)}`
}
