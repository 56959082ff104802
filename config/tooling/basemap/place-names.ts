import { ukrainianName } from '#plugins/places/domain/exonyms.ts'
import en from '#plugins/places/messages/en.json' with { type: 'json' }
import ua from '#plugins/places/messages/ua.json' with { type: 'json' }
import { slugOf } from '#core/kernel/slug.ts'

/** Used part of the GeoJSON file of borders and names. */
interface Borders {
  readonly features: readonly { readonly properties: { readonly kind: string; readonly name?: string; readonly order?: number } }[]
}

/** Rank in `order` down to which a town is large enough to have names in other languages. */
const largest = 240

const regionName = (messages: Readonly<Record<string, string>>, name: string) => messages[`places.voivodeship.${slugOf(name)}`]

/** Adds names in Ukrainian and English to towns and voivodeships, under the keys that Protomaps has for them. */
export const addNames = <Map extends Borders>(map: Map): Map => ({
  ...map,
  features: map.features.map((feature) => {
    const { kind, name = '', order = 0 } = feature.properties
    const names =
      kind === 'region'
        ? { 'name:uk': regionName(ua, name), 'name:en': regionName(en, name) }
        : kind === 'town' && order < largest
          ? { 'name:uk': ukrainianName(name) ?? undefined, 'name:en': name === 'Warszawa' ? 'Warsaw' : undefined }
          : {}
    return { ...feature, properties: { ...feature.properties, ...names } }
  }),
})
