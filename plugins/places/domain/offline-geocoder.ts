import { Effect } from 'effect'
import type { Gazetteer, GazetteerLocality } from '#core/places/gazetteer.port.ts'
import type { FoundPlace } from '#core/ports/geocoder.ts'
import type { Translator } from '#core/ports/translator.ts'
import { polishSpellings } from './polish-spellings.ts'
import type { KnownHouses } from './known-houses.port.ts'
import { matchStreet } from './match-street.ts'
import { readAddress } from './read-address.ts'

interface Dependencies {
  readonly gazetteer: Gazetteer
  readonly knownHouses: KnownHouses
  readonly translator: Translator
}

/** So many places are worth showing. */
const limit = 5

/** What the house knows by itself: localities of the gazetteer, and streets where a register's facility stands (decisions §21). */
export const makeOfflineGeocoder = ({ gazetteer, knownHouses, translator }: Dependencies) => {
  const t = translator.for('pl')

  const nameOf = ({ name, county, voivodeship }: GazetteerLocality) =>
    [name, ...(county === name ? [] : [t('places.in-county', { name: county })]), t(`places.voivodeship.${voivodeship}`)].join(', ')

  const localitiesOf = Effect.fn('places.localities-of')(function* (
    text: string,
    within: { readonly voivodeship?: string; readonly county?: string },
  ) {
    for (const reading of polishSpellings(text)) {
      const found = yield* gazetteer.named(reading, within)
      if (found.length) return found.slice(0, limit)
    }
    return []
  })

  return Effect.fn('places.find-offline')(function* (text: string) {
    const { voivodeship, county, whole, readings } = readAddress(text)
    const within = { ...(voivodeship !== null && { voivodeship }), ...(county !== null && { county }) }
    const asLocality = (locality: GazetteerLocality): FoundPlace => ({
      longitude: locality.longitude,
      latitude: locality.latitude,
      display_name: nameOf(locality),
      precision: 'locality',
      source: 'gazetteer',
    })
    const named = yield* localitiesOf(whole, within)
    if (named.length) return named.map(asLocality)

    const read = yield* Effect.forEach(readings, ({ locality, street }) =>
      localitiesOf(locality, within).pipe(Effect.map((localities) => ({ localities, street }))),
    )
    // A word may be a street here and a village there: the larger place is meant.
    const [best] = read.toSorted((a, b) => (b.localities[0]?.population ?? -1) - (a.localities[0]?.population ?? -1))
    const found: FoundPlace[] = []
    for (const locality of best?.localities ?? []) {
      const match = matchStreet(best?.street ?? '', yield* knownHouses.of({ voivodeship: locality.voivodeship, city: locality.name }))
      if (!match) continue
      const { street, building_number: number, longitude, latitude } = match.house
      const address = match.precision === 'address' && number !== null ? `${street} ${number}` : street
      found.push({ longitude, latitude, display_name: `${address}, ${nameOf(locality)}`, precision: match.precision, source: 'register' })
    }
    return found.length ? found : (best?.localities ?? []).map(asLocality)
  })
}
