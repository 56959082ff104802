import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { OpenApiView } from './open-api-view.ts'

/** HTTP API of the documentation. */
export const apiDocsApi = defineApi({
  showOpenApi: route.get('/api/openapi.json', {
    summary: 'Returns this document: all operations as OpenAPI 3.1.',
    output: OpenApiView,
    access: 'anyone',
  }),
})
