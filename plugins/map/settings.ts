import { Schema } from 'effect'
import { setting, settings } from '#core/plugin/settings.ts'

/** Settings of the map. */
export const mapSettings = settings('map', {
  MAP_STYLE_URL: setting({
    schema: Schema.String.check(Schema.isPattern(/^https?:\/\/[^/\s]+\/\S*$/)),
    description: 'an http or https address of a MapLibre style',
    default: null,
  }),
})
