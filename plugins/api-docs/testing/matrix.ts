import { withoutObject } from '#core/plugin/matrix.ts'

/** Matrix calls of the plugin. */
export const matrix = withoutObject({ 'get /api/openapi.json': { path: '/api/openapi.json' } })
