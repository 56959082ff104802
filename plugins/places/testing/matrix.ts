import { withoutObject } from '#core/plugin/matrix.ts'

/** Requests of the permission matrix. */
export const matrix = withoutObject({ 'get /api/v1/geocode': { path: '/api/v1/geocode?q=Krak%C3%B3w' } })
