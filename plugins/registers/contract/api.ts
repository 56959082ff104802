import { Schema } from 'effect'
import { LaterBatchExists, OwnersHaveWritten } from '#core/facilities/use-cases/undo-batch.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { BatchView, ByBatch, DuplicatePair, DuplicateQuery, RolledBack } from './batch.ts'
import { BatchAlreadyRolledBack, BatchNotFound } from './errors.ts'

/** HTTP API of imported registers, for support. */
export const registersApi = defineApi({
  listBatches: route.get('/api/v1/import/batch', {
    summary: 'Lists the imported editions with their reports, the newest first.',
    output: Schema.Array(BatchView),
    access: 'support',
  }),
  rollBackBatch: route.post('/api/v1/import/batch/:batch/rollback', {
    summary:
      'Rolls an imported edition back: restores what it changed and removes what it created, unless something changed the same facilities since.',
    input: ByBatch,
    output: RolledBack,
    access: 'support',
    errors: [BatchNotFound, BatchAlreadyRolledBack, LaterBatchExists, OwnersHaveWritten],
  }),
  listDuplicates: route.get('/api/v1/import/duplicate', {
    summary: 'Lists pairs of facilities that may be duplicates, those with most reasons first.',
    input: DuplicateQuery,
    output: PageOf(DuplicatePair),
    access: 'support',
    rateLimit: { times: 30, seconds: 60 },
  }),
})
