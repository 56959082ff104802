import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { EvidenceFiles } from '../domain/evidence.port.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { RefreshTrust } from '../services/refresh-trust.ts'
import { WithdrawStranded } from './withdraw-stranded.ts'

/** Days after the decision for which documents are kept (decisions §2). */
const evidenceDays = 30
/** Months after which withdrawn and rejected opinions are deleted. */
const goneMonths = 24
/** Months after which a verified author is trusted. */
const trustedMonths = 12

const monthsBefore = (now: Date, months: number) => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then.toISOString()
}

/**
 * Deletes documents 30 days after the decision and opinions that are long gone, withdraws what waits for a facility
 * that is gone, and trusts authors whose first opinion is a year old.
 */
export const CleanUpOpinions = define(
  'opinions/CleanUpOpinions',
  {
    opinions: Opinions,
    evidence: EvidenceFiles,
    uploads: Uploads,
    refreshTrust: RefreshTrust,
    withdrawStranded: WithdrawStranded,
    clock: Clock,
    transaction: Transaction,
  },
  (dependencies) => {
    const { opinions, evidence, uploads, refreshTrust, withdrawStranded, clock, transaction } = dependencies
    const eraseEvidence = Effect.fn('opinions.erase-evidence')(function* (before: string) {
      const old = yield* evidence.decidedBefore(before)
      yield* evidence.remove(old.map(({ id }) => id))
      yield* uploads.remove(old.map(({ upload_id }) => upload_id))
    })
    return Effect.fn('opinions.clean-up')(function* (actor: Actor, nothing: Readonly<Record<string, never>>) {
      const now = clock.now()
      yield* transaction(eraseEvidence(new Date(now.getTime() - evidenceDays * 86_400_000).toISOString()))
      yield* withdrawStranded(actor, nothing)
      yield* opinions.removeOld(monthsBefore(now, goneMonths))
      for (const accountId of yield* opinions.experiencedSince(monthsBefore(now, trustedMonths)))
        yield* transaction(refreshTrust(actor, accountId))
    })
  },
)
