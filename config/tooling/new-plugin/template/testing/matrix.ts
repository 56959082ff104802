import { withoutObject } from '#core/plugin/matrix.ts'

/** Calls of the routes for the access matrix. */
export const matrix = withoutObject({ 'get /api/v1/sample-plugin': { path: '/api/v1/sample-plugin' } })
