import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement, respond } from '#core/plugin/implement.ts'
import { apiDocsApi } from './contract/api.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { ShowOpenApi } from './use-cases/show-open-api.ts'

/** API documentation of all plugins, as OpenAPI document and as page. */
export const plugin = definePlugin({
  name: 'api-docs',
  endpoints: implement(apiDocsApi, [
    respond(apiDocsApi.showOpenApi, ShowOpenApi, (json) => ({ json, headers: { 'Cache-Control': 'public, max-age=300' } })),
  ]),
  messages: { pl, ua, en },
})
