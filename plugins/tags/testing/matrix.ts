import { withoutObject } from '#core/plugin/matrix.ts'

/** Requests of the permission matrix. */
export const matrix = withoutObject({ 'get /api/v1/tag': { path: '/api/v1/tag' } })
