import { withoutObject } from '#core/plugin/matrix.ts'

/** Calls of the status route for the access matrix. */
export const matrix = withoutObject({ 'get /api/v1/status': { path: '/api/v1/status' } })
