import { definePlugin } from '#core/plugin/define-plugin.ts'
import { get, NoInput } from '#core/plugin/routes.ts'
import { Routes } from '#core/plugin/rows.ts'
import { Translator } from '#core/ports/translator.ts'
import { OpenApiView } from './contract/open-api-view.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeShowDocs, ShowDocs } from './use-cases/show-docs.ts'
import { makeShowOpenApi, ShowOpenApi } from './use-cases/show-open-api.ts'

/** The calls of all plugins, as OpenAPI for programs and as a page for people. */
export const plugin = definePlugin({
  name: 'api-docs',
  bindings: (bind) => {
    bind(ShowOpenApi, makeShowOpenApi, { rows: Routes, translator: Translator })
    bind(ShowDocs, makeShowDocs, { rows: Routes })
  },
  routes: [
    get('/api/openapi.json', {
      summary: 'This document: all calls as OpenAPI 3.1.',
      input: NoInput,
      output: OpenApiView,
      handler: ShowOpenApi,
      toResponse: (json) => ({ json, headers: { 'Cache-Control': 'public, max-age=300' } }),
      access: 'anyone',
    }),
  ],
  messages: { pl, ua, en },
})
