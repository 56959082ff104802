import { definePlugin } from '#core/plugin/define-plugin.ts'
import { get, NoInput } from '#core/plugin/routes.ts'
import { Endpoints } from '#core/plugin/endpoints.ts'
import { Translator } from '#core/ports/translator.ts'
import { OpenApiView } from './contract/open-api-view.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeShowDocs, ShowDocs } from './use-cases/show-docs.ts'
import { makeShowOpenApi, ShowOpenApi } from './use-cases/show-open-api.ts'

/** API documentation of all plugins, as OpenAPI document and as page. */
export const plugin = definePlugin({
  name: 'api-docs',
  bindings: (bind) => {
    bind(ShowOpenApi, makeShowOpenApi, { endpoints: Endpoints, translator: Translator })
    bind(ShowDocs, makeShowDocs, { endpoints: Endpoints })
  },
  endpoints: [
    get('/api/openapi.json', {
      summary: 'Returns this document: all operations as OpenAPI 3.1.',
      input: NoInput,
      output: OpenApiView,
      handler: ShowOpenApi,
      toResponse: (json) => ({ json, headers: { 'Cache-Control': 'public, max-age=300' } }),
      access: 'anyone',
    }),
  ],
  messages: { pl, ua, en },
})
