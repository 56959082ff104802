import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { Gazetteer, type GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { normalizeName } from '#core/places/normalize-name.ts'
import { isVoivodeship, type VoivodeshipSlug, voivodeshipKey } from '#core/places/voivodeship.ts'
import { type GeocodedPlace, Geocoder, GeoSearchError } from '#core/ports/geocoder.ts'
import { OpenGeocoder } from '#core/ports/open-geocoder.ts'
import { Translator } from '#core/ports/translator.ts'
import { matchStreet } from '../contract/match-street.ts'
import { GeocodingCache, KnownAddresses } from './known-addresses.port.ts'
import { polishSpellings } from './polish-spellings.ts'

/** One interpretation of an address: which part is the locality and which the street. */
export interface AddressInterpretation {
  readonly locality: string
  readonly street: string
}

/** Parsed address: its area and the possible interpretations of the rest, in no particular order. */
export interface ParsedAddress {
  readonly voivodeship: VoivodeshipSlug | null
  readonly county: string | null
  /** Text without post code, country and area, which may be the name of a locality. */
  readonly whole: string
  readonly interpretations: readonly AddressInterpretation[]
}

const postCode = /\b\d{2}-\d{3}\b/g
const country = /^(polska|poland|polen|польща|польша)$/
const withoutPrefix = (part: string, prefix: RegExp) => (prefix.test(normalizeName(part)) ? normalizeName(part).replace(prefix, '') : null)

const voivodeshipOf = (part: string): VoivodeshipSlug | null => {
  const slug = slugOf(withoutPrefix(part, /^(wojewodztwo|woj\.?) /) ?? part)
  return isVoivodeship(slug) ? slug : null
}
const countyOf = (part: string) => withoutPrefix(part, /^(powiat|pow\.?) /)

/** Maximum number of words in the name of a locality. */
const maxWords = 5

/** Splits the words of one part wherever the locality may end or begin. */
const splitWords = (part: string): readonly AddressInterpretation[] => {
  const words = part.split(' ')
  const lengths = Array.from({ length: Math.min(maxWords, words.length - 1) }, (_, index) => index + 1)
  return lengths.flatMap((n) => [
    { locality: words.slice(-n).join(' '), street: words.slice(0, -n).join(' ') },
    { locality: words.slice(0, n).join(' '), street: words.slice(n).join(' ') },
  ])
}

/** Parses an address as written in Poland: `ul. Długa 5, 31-147 Kraków`, `Kraków, Długa 5`, `Józefów, powiat otwocki`, `Długa 5 Kraków`. */
export const parseAddress = (text: string): ParsedAddress => {
  const parts = text
    .replace(postCode, ' ')
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !country.test(normalizeName(part)))
  const places = parts.filter((part, index) => index === 0 || (voivodeshipOf(part) === null && countyOf(part) === null))
  const qualifiers = parts.slice(1)
  return {
    voivodeship: qualifiers.map(voivodeshipOf).find((slug) => slug !== null) ?? null,
    county: qualifiers.map(countyOf).find((county) => county !== null) ?? null,
    whole: places.join(' '),
    interpretations:
      places.length > 1
        ? places.map((locality, index) => ({ locality, street: places.filter((_, other) => other !== index).join(' ') }))
        : splitWords(places[0] ?? ''),
  }
}

interface Dependencies {
  readonly gazetteer: Gazetteer
  readonly knownAddresses: KnownAddresses
  readonly translator: Translator
}

/** Maximum number of results. */
const maxResults = 5

/** Creates the offline geocoder: finds localities of the gazetteer and addresses of registered facilities (decisions §21). */
const makeOfflineGeocoder = ({ gazetteer, knownAddresses, translator }: Dependencies) => {
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

/**
 * Creates the geocoder: uses the external geocoder when one is configured, rate-limited for the whole site and cached,
 * and falls back to offline data.
 */
export const makeGeocoder = provide(
  Geocoder,
  { cache: GeocodingCache, openGeocoder: OpenGeocoder, gazetteer: Gazetteer, knownAddresses: KnownAddresses, translator: Translator },
  ({ cache, openGeocoder, ...offlineDependencies }): Geocoder => {
    const findOffline = makeOfflineGeocoder(offlineDependencies)

    /** Returns the cached or new result of the external geocoder; `null` when it was not available. */
    const findExternally = Effect.fn('places.find-externally')(function* (text: string) {
      if (openGeocoder.kind === 'none') return []
      const cached = yield* cache.find(text)
      if (cached) return cached
      const wait = yield* cache.reserveRequest()
      if (wait === null) return null
      yield* Effect.sleep(wait)
      // Another request may have cached the same text while this one waited.
      const cachedMeanwhile = wait > 0 ? yield* cache.find(text) : null
      if (cachedMeanwhile) return cachedMeanwhile
      const found = yield* openGeocoder.find(text).pipe(Effect.catchTag('OpenGeocoderAway', () => Effect.succeed(null)))
      if (found) yield* cache.save(text, found)
      return found
    })

    return {
      find: Effect.fn('places.find')(function* (text) {
        const external = yield* findExternally(text)
        if (external?.length) return external
        const offline = yield* findOffline(text)
        return offline.length === 0 && external === null ? yield* new GeoSearchError() : offline
      }),
    }
  },
)
