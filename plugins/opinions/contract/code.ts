import { Schema } from 'effect'
import { Id } from '#core/records/columns.ts'
import { codeLimits } from './limits.ts'

/** Request for a batch of codes. */
export const NewCodeBatch = Schema.Struct({
  facility_id: Id,
  size: Schema.Int.check(Schema.isBetween({ minimum: codeLimits.batch.min, maximum: codeLimits.batch.max }, { message: 'FIELD_INVALID' })),
})
export type NewCodeBatch = typeof NewCodeBatch.Type

/** Batch of codes, numbered from 1 for each facility; `used`: codes that an opinion was written with. */
export const CodeBatchView = Schema.Struct({
  id: Schema.String,
  number: Schema.Number,
  size: Schema.Number,
  used: Schema.Number,
  issued_at: Schema.String,
}).annotate({ identifier: 'OpinionCodeBatch' })
export type CodeBatchView = typeof CodeBatchView.Type

/** A new batch with its codes, `K7QM-9X2P`; they are shown this once, and stored only hashed. */
export const IssuedCodes = Schema.Struct({ batch: CodeBatchView, codes: Schema.Array(Schema.String) })

/** Batches of a facility, the newest first, and how many codes the calendar year still allows. */
export const CodeBatches = Schema.Struct({ batches: Schema.Array(CodeBatchView), left_this_year: Schema.Number })
export const CodesQuery = Schema.Struct({ facility_id: Id })
