import { Effect } from 'effect'
import type { Gazetteer, GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { GeocodedPlace } from '#core/ports/geocoder.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { KnownAddresses } from './known-addresses.port.ts'
import { matchStreet } from './match-street.ts'
import { parseAddress } from './parse-address.ts'
import { polishSpellings } from './polish-spellings.ts'

interface Dependencies {
  readonly gazetteer: Gazetteer
  readonly knownAddresses: KnownAddresses
  readonly translator: Translator
}

/** Maximum number of results. */
const maxResults = 5

/** Creates the offline geocoder: finds localities of the gazetteer and addresses of registered facilities (decisions §21). */
export const makeOfflineGeocoder = ({ gazetteer, knownAddresses, translator }: Dependencies) => {
  const t = translator.for('pl')

  const displayName = ({ name, county, voivodeship }: GazetteerLocality) =>
    [name, ...(county === name ? [] : [t('places.in-county', { name: county })]), t(voivodeshipKey(voivodeship))].join(', ')

  const localitiesOf = Effect.fn('places.localities-of')(function* (
    text: string,
    within: { readonly voivodeship?: string; readonly county?: string },
  ) {
    for (const spelling of polishSpellings(text)) {
      const found = yield* gazetteer.findByName(spelling, within)
      if (found.length) return found.slice(0, maxResults)
    }
    return []
  })

  return Effect.fn('places.find-offline')(function* (text: string) {
    const { voivodeship, county, whole, interpretations } = parseAddress(text)
    const within = { ...(voivodeship !== null && { voivodeship }), ...(county !== null && { county }) }
    const asLocality = (locality: GazetteerLocality): GeocodedPlace => ({
      longitude: locality.longitude,
      latitude: locality.latitude,
      display_name: displayName(locality),
      precision: 'locality',
      source: 'gazetteer',
    })
    const asWhole = yield* localitiesOf(whole, within)
    if (asWhole.length) return asWhole.map(asLocality)

    const candidates = yield* Effect.forEach(interpretations, ({ locality, street }) =>
      localitiesOf(locality, within).pipe(Effect.map((localities) => ({ localities, street }))),
    )
    // A word may be a street in one place and a village in another: the larger locality is meant.
    const [best] = candidates.toSorted((a, b) => (b.localities[0]?.population ?? -1) - (a.localities[0]?.population ?? -1))
    const found: GeocodedPlace[] = []
    for (const locality of best?.localities ?? []) {
      const match = matchStreet(
        best?.street ?? '',
        yield* knownAddresses.inLocality({ voivodeship: locality.voivodeship, city: locality.name }),
      )
      if (!match) continue
      const { street, building_number: number, longitude, latitude } = match.address
      const address = match.precision === 'address' && number !== null ? `${street} ${number}` : street
      found.push({
        longitude,
        latitude,
        display_name: `${address}, ${displayName(locality)}`,
        precision: match.precision,
        source: 'register',
      })
    }
    return found.length ? found : (best?.localities ?? []).map(asLocality)
  })
}
