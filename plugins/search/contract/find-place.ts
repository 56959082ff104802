import { Schema } from 'effect'
import { toolLanguage } from '#core/plugin/tool-language.ts'
import { GeoSearchBody } from './geo-search.ts'

/** Input of the tool `find_place`. */
export const FindPlaceInput = Schema.Struct({
  query: GeoSearchBody.fields.query.annotate({
    description: 'Name of a city, village or district, or of a facility: "Kraków", "Krowodrza", "Słoneczko".',
  }),
  ...toolLanguage,
})
export type FindPlaceInput = typeof FindPlaceInput.Type
