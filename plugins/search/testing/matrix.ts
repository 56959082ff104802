import { aboutNothing } from '#core/plugin/matrix.ts'

/** What the matrix calls. */
export const matrix = aboutNothing({ 'post /api/v1/geo-search': { path: '/api/v1/geo-search', body: { query: 'krak' } } })
