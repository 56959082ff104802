import type { Language } from '#core/kernel/language.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { FoundCity } from '#core/search/name-index.port.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { localityText } from '../contract/locality-text.ts'
import type { LocalityOption } from '../contract/search-results.ts'
import { localityLabels } from './locality-labels.ts'

/** Above this number the user first chooses a voivodeship. */
const maxListed = 40

/**
 * Lists links to each of several localities, in the voivodeships in which there are many; `filters`: the words of the
 * text that are filters.
 */
export const localityOptions = (
  cities: readonly FoundCity[],
  filters: string,
  { language, translator }: { readonly language: Language; readonly translator: Translator },
): readonly LocalityOption[] => {
  const t = translator.for(language)
  const textOf = (place: string) => [filters, place].filter((part) => part !== '').join(' ')
  const byVoivodeship = Map.groupBy(cities, ({ voivodeship }) => voivodeship)
  if (cities.length > maxListed && byVoivodeship.size > 1)
    return [...byVoivodeship].map(([voivodeship, inside]): LocalityOption => {
      const polish = translator.for('pl')(voivodeshipKey(voivodeship))
      return {
        label: t(voivodeshipKey(voivodeship)),
        text: textOf(`${inside[0]?.name}, ${polish}`),
        facilities: inside.reduce((sum, { facilities }) => sum + facilities, 0),
        localities: inside.length,
      }
    })
  const labels = localityLabels(cities, t, ({ name }) => cityNameIn(name, language))
  return cities.map(
    (city, at): LocalityOption => ({
      label: labels[at] ?? city.name,
      text: textOf(localityText(city)),
      facilities: city.facilities,
      localities: 1,
    }),
  )
}
