import { type MatrixCalls, withoutObject } from '#core/plugin/matrix.ts'
import { insertBatch } from './insert-batch.ts'
import { insertSuccessor } from './insert-successor.ts'

/** Calls about imported editions, which only support may see. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    'get /api/v1/import/batch': { path: '/api/v1/import/batch' },
    'get /api/v1/import/duplicate': { path: '/api/v1/import/duplicate' },
    'get /api/v1/import/successor': { path: '/api/v1/import/successor' },
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
  'post /api/v1/import/successor/:id/dismiss': {
    none: async ({ rows }) => {
      const id = await insertSuccessor(rows)
      return {
        path: `/api/v1/import/successor/${id}/dismiss`,
        body: { reason: 'Inna placówka' },
        effect: { dismissed: ['select dismissed_at is not null yes from registers_successor where id = ?', id] },
      }
    },
  },
}
