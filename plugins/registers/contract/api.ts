import { Schema } from 'effect'
import { LaterBatchExists, OwnersHaveWritten } from '#core/facilities/use-cases/undo-batch.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { BatchView, ByBatch, DuplicatePair, DuplicateQuery, RolledBack } from './batch.ts'
import { BatchAlreadyRolledBack, BatchNotFound, SuccessorAlreadyDismissed, SuccessorNotFound } from './errors.ts'
import { DismissedSuccessor, SuccessorDismissal, SuccessorPair } from './successor.ts'

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
  listSuccessors: route.get('/api/v1/import/successor', {
    summary: 'Lists closed facilities with the ones that may have followed them at the same address, about which nobody has decided.',
    input: DuplicateQuery,
    output: PageOf(SuccessorPair),
    access: 'support',
  }),
  dismissSuccessor: route.post('/api/v1/import/successor/:id/dismiss', {
    summary: 'Decides that a facility did not follow a closed one; the pair does not come back. A merge of the two confirms it.',
    input: SuccessorDismissal,
    output: DismissedSuccessor,
    access: 'support',
    errors: [SuccessorNotFound, SuccessorAlreadyDismissed],
  }),
})
