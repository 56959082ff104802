import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { Translate } from '#core/ports/translator.ts'
import type { FoundCity, NamedPlace } from '#core/search/name-index.port.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { localityText } from '../contract/locality-text.ts'
import type { PlaceOption } from '../contract/search-results.ts'
import { nameOfPlace } from '../domain/resolve-place.ts'
import { type Localisation, localPlaceName } from './local-place-name.ts'
import { localityLabels } from './locality-labels.ts'

/** Above this number the user first chooses a voivodeship. */
const maxListed = 40

/** Returns commune and county of a locality, as people of the area tell it from its namesakes. */
const whereOf = ({ commune, county }: FoundCity, t: Translate): string =>
  [...(commune ? [t('places.in-commune', { name: commune })] : []), t('places.in-county', { name: county })].join(', ')

const cityOptions = (cities: readonly FoundCity[], others: string, { language, translator }: Localisation): readonly PlaceOption[] => {
  const t = translator.for(language)
  const textOf = (place: string) => [others, place].filter((part) => part !== '').join(' ')
  const byVoivodeship = Map.groupBy(cities, ({ voivodeship }) => voivodeship)
  if (cities.length > maxListed && byVoivodeship.size > 1)
    return [...byVoivodeship].map(([voivodeship, inside]): PlaceOption => {
      const polish = translator.for('pl')(voivodeshipKey(voivodeship))
      return {
        label: t(voivodeshipKey(voivodeship)),
        where: '',
        text: textOf(`${inside[0]?.name}, ${polish}`),
        facilities: inside.reduce((sum, { facilities }) => sum + facilities, 0),
        places: inside.length,
      }
    })
  const labels = localityLabels(cities, t, ({ name }) => cityNameIn(name, language))
  return cities.map((city, at): PlaceOption => {
    // Read again, a town of its county's name means itself.
    return {
      label: labels[at] ?? city.name,
      where: whereOf(city, t),
      text: textOf(localityText(city)),
      facilities: city.facilities,
      places: 1,
    }
  })
}

/**
 * Lists links to each of several places, localities in the voivodeships in which there are many; `others`: the words of
 * the text that are not the place.
 */
export const placeOptions = (places: readonly NamedPlace[], others: string, localisation: Localisation): readonly PlaceOption[] => {
  const parts = places.flatMap((place): readonly PlaceOption[] => {
    if (place.kind !== 'district' && place.kind !== 'quarter') return []
    const { name, city, facilities } = place.part
    return [
      {
        label: localPlaceName(place, localisation),
        where: '',
        text: [others, `${name}, ${city}`].filter((part) => part !== '').join(' '),
        facilities,
        places: 1,
      },
    ]
  })
  const t = localisation.translator.for(localisation.language)
  const counties = places.flatMap((place): readonly PlaceOption[] => {
    if (place.kind !== 'county') return []
    const { voivodeship, facilities } = place.county
    const polish = localisation.translator.for('pl')(voivodeshipKey(voivodeship))
    return [
      {
        label: `${localPlaceName(place, localisation)}, ${t(voivodeshipKey(voivodeship))}`,
        where: '',
        text: [others, `${nameOfPlace(place)}, ${polish}`].filter((part) => part !== '').join(' '),
        facilities,
        places: 1,
      },
    ]
  })
  const cities = places.flatMap((place) => (place.kind === 'city' ? [place.city] : []))
  return [...cityOptions(cities, others, localisation), ...parts, ...counties].toSorted((a, b) => b.facilities - a.facilities)
}
