import { Effect } from 'effect'
import { type Actor, networkKey, rateLimitKey } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Signing } from '#core/ports/signing.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { ClaimClosed, CodeLocked, CodeUnavailable, FacilityClosed } from '../contract/errors.ts'
import { stateAfter } from '../domain/claim-states.ts'
import type { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import type { ClaimCodes, Claims } from '../domain/claims.port.ts'
import { codeLimits, guessDayStart, guessesPerDay, newCode } from '../domain/code.ts'
import { maskEmail } from '../domain/mask-email.ts'
import { requireOwnClaim } from '../services/own-claim.ts'

interface Dependencies {
  readonly claims: Claims
  readonly facilities: ClaimedFacilities
  readonly codes: ClaimCodes
  readonly mailQueue: MailQueue
  readonly signing: Signing
  readonly rateLimit: RateLimit
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Sends a code to the register's e-mail address. The answer names it only masked; an earlier code of the claim ends. */
export const makeSendCode = (dependencies: Dependencies) => {
  const { claims, facilities, codes, mailQueue, signing, rateLimit, audit, clock, transaction } = dependencies
  const prepare = Effect.fn('claims.prepare-code')(function* (accountId: string, id: string) {
    const claim = yield* requireOwnClaim(yield* claims.byId(id), accountId)
    if (stateAfter(claim.state, 'accept') === null || claim.state === 'contested') return yield* new ClaimClosed({ detail: claim.state })
    if (claim.proposal) return yield* new CodeUnavailable()
    const facility = (yield* facilities.byIds([claim.facility_id])).get(claim.facility_id)
    if (!facility) return yield* new FacilityNotFound()
    if (!facility.active) return yield* new FacilityClosed()
    if (facility.register_email === null) return yield* new CodeUnavailable()
    if ((yield* codes.countWrong(accountId, facility.id, guessDayStart(clock.now()))) >= guessesPerDay) return yield* new CodeLocked()
    return { claim, facility, to: facility.register_email }
  })
  return Effect.fn('claims.send-code')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const { claim, facility, to } = yield* prepare(user.id, id)
    yield* rateLimit.consume('claims.code.account', rateLimitKey(actor), codeLimits.sendPerAccount)
    yield* rateLimit.consume('claims.code.network', networkKey(actor), codeLimits.sendPerNetwork)
    yield* rateLimit.consume('claims.code.facility', facility.id, codeLimits.sendPerFacility)
    const { code, stored } = newCode({ ...claim, facility_id: facility.id }, (payload) => signing.macsOf(payload)[0], clock.now())
    yield* transaction(
      Effect.gen(function* () {
        yield* codes.replace(stored)
        // Registers are Polish, and so is the mail to the address that they state.
        yield* mailQueue.enqueue({
          to,
          language: 'pl',
          template: 'claims.mail.code',
          key: `claims.code:${stored.id}`,
          values: { code: `${code.slice(0, 3)} ${code.slice(3)}`, facility: facility.name },
        })
        yield* audit.record({ actor, action: 'claims.code-sent', subject: user.id, about: { claim: id, facility: facility.id } })
      }),
    )
    return { email: maskEmail(to), expires_at: stored.expires_at }
  })
}

export type SendCode = ReturnType<typeof makeSendCode>
export const SendCode = token<SendCode>('claims/SendCode')
