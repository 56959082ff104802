import { Effect } from 'effect'
import { rateLimitKey, type User } from '#core/access/actor.ts'
import { FacilityInactive } from '#core/facilities/facility-inactive.ts'
import { newId } from '#core/kernel/ids.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { opinionsApi } from '../contract/api.ts'
import type { OpinionChanges } from '../contract/opinion.ts'
import { codeAttempts } from '../domain/code.ts'
import { readWritten, type WrittenOpinion } from '../domain/opinion.ts'
import { ChangeState } from '../services/change-state.ts'
import { GiveUp } from '../services/give-up.ts'
import { KeepEvidence } from '../services/keep-evidence.ts'
import { LockOwn } from '../services/lock-opinion.ts'
import { ReadOwn } from '../services/read-opinions.ts'
import { Submissions } from '../services/submissions.ts'

/** Rate limit of changes per account. */
const changeLimit = { times: 30, seconds: 86_400 } as const

/** Changes an opinion: the old text is hidden at once, the new one waits for support as a submission of its own. */
export const ChangeOpinion = handler(
  opinionsApi.changeOpinion,
  {
    lockOwn: LockOwn,
    changeState: ChangeState,
    keepEvidence: KeepEvidence,
    submissions: Submissions,
    readOwn: ReadOwn,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ lockOwn, changeState, keepEvidence, submissions, readOwn, rateLimit, clock, transaction }) => {
    const store = Effect.fn('opinions.store-changes')(function* (user: User, input: OpinionChanges, written: WrittenOpinion) {
      const { opinion, facility } = yield* lockOwn(user, input.id)
      if (input.version !== undefined && input.version !== opinion.version) return yield* new VersionConflict()
      if (!facility?.active) return yield* new FacilityInactive()
      // A code that was used before stays used.
      const code_id = opinion.code_id ?? (input.code === undefined ? null : yield* keepEvidence.spendCode(facility.id, input.code))
      const changes = { ...written, code_id, submission_id: newId() }
      const changed = yield* changeState(user, opinion, 'edit', { changes, facility })
      yield* keepEvidence.attach(user, user, opinion.id, input.evidence_ids ?? [])
      yield* keepEvidence.noteDevice(user)
      yield* submissions.submitOpinion(changed, facility)
      return yield* readOwn.one(changed)
    }, transaction)

    return Effect.fn('opinions.change')(function* (user, input) {
      const { written, problems } = readWritten(input, clock.now())
      if (problems !== null) return yield* new Validation({ schema: problems })
      yield* rateLimit.consume('opinions.change', rateLimitKey(user), changeLimit)
      if (input.code !== undefined) yield* rateLimit.consume('opinions.code', rateLimitKey(user), codeAttempts)
      return yield* store(user, input, written)
    })
  },
)

/** Withdraws an opinion of the user; another one may be written. */
export const WithdrawOpinion = handler(
  opinionsApi.withdrawOpinion,
  { lockOwn: LockOwn, giveUp: GiveUp, transaction: Transaction },
  ({ lockOwn, giveUp, transaction }) =>
    Effect.fn('opinions.withdraw')(function* (user, { id }) {
      const { opinion } = yield* lockOwn(user, id)
      yield* giveUp(user, opinion)
      return { status: 'withdrawn' as const }
    }, transaction),
)
