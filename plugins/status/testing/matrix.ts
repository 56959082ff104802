import { aboutNothing } from '#core/plugin/matrix.ts'

/** What the matrix calls. */
export const matrix = aboutNothing({ 'get /api/v1/status': { path: '/api/v1/status' } })
