import { aboutNothing } from '#core/plugin/matrix.ts'

/** What the matrix calls. */
export const matrix = aboutNothing({ 'get /api/openapi.json': { path: '/api/openapi.json' } })
