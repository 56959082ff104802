import { withoutObject } from '#core/plugin/matrix.ts'

/** Requests of the permission matrix. */
export const matrix = withoutObject({ 'post /api/v1/geo-search': { path: '/api/v1/geo-search', body: { query: 'krak' } } })
