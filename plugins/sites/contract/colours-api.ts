import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { UnknownTheme } from './errors.ts'
import { ThemeKey } from './site.ts'

const colour = Schema.String.check(Schema.isPattern(/^([0-9a-f]{6}|x)$/, { message: 'FIELD_INVALID' }))

/** HTTP API of the own colours of sites, on the host of each. */
export const coloursApi = defineApi({
  showSiteColours: route.get('/api/v1/site-colours/:theme/:primary/:ground', {
    summary: 'Returns the style sheet of two own colours, `rrggbb` or `x`, made readable within a theme.',
    input: Schema.Struct({ theme: ThemeKey, primary: colour, ground: colour }),
    output: Schema.String,
    responseType: 'css',
    access: 'anyone',
    errors: [UnknownTheme],
  }),
})
