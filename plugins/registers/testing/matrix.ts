import { type MatrixCalls, withoutObject } from '#core/plugin/matrix.ts'
import { insertBatch } from './insert-batch.ts'

/** Calls about imported editions, which only support may see. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    'get /api/v1/import/batch': { path: '/api/v1/import/batch' },
    'get /api/v1/import/duplicate': { path: '/api/v1/import/duplicate' },
  }),
  'post /api/v1/import/batch/:batch/rollback': {
    none: async ({ rows }) => {
      const id = await insertBatch(rows)
      return {
        path: `/api/v1/import/batch/${id}/rollback`,
        body: {},
        effect: { 'rolled back': ['select rolled_back_at is not null yes from registers_batch where id = ?', id] },
      }
    },
  },
}
