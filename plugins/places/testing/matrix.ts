import { aboutNothing } from '#core/plugin/matrix.ts'

/** What the matrix calls. */
export const matrix = aboutNothing({ 'get /api/v1/geocode': { path: '/api/v1/geocode?q=Krak%C3%B3w' } })
