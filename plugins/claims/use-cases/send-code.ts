import { Effect } from 'effect'
import { networkKey, rateLimitKey } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { claimsApi } from '../contract/api.ts'
import { ClaimClosed, CodeLocked, CodeUnavailable, FacilityClosed } from '../contract/errors.ts'
import { stateAfter } from '../domain/claim-states.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { ClaimCodes, Claims } from '../domain/claims.port.ts'
import { codeLimits, guessDayStart, guessesPerDay, newCode } from '../domain/code.ts'
import { maskEmail } from '../domain/mask-email.ts'
import { requireOwnClaim } from '../services/own-claim.ts'

/** Sends a code to the register's e-mail address. The answer names it only masked; an earlier code of the claim ends. */
export const SendCode = handler(
  claimsApi.sendCode,
  {
    claims: Claims,
    facilities: ClaimedFacilities,
    codes: ClaimCodes,
    mailQueue: MailQueue,
    signing: Signing,
    rateLimit: RateLimit,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  (dependencies) => {
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
    return Effect.fn('claims.send-code')(function* (user, { id }) {
      const { claim, facility, to } = yield* prepare(user.id, id)
      yield* rateLimit.consume('claims.code.account', rateLimitKey(user), codeLimits.sendPerAccount)
      yield* rateLimit.consume('claims.code.network', networkKey(user), codeLimits.sendPerNetwork)
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
          yield* audit.record({ actor: user, action: 'claims.code-sent', subject: user.id, about: { claim: id, facility: facility.id } })
        }),
      )
      return { email: maskEmail(to), expires_at: stored.expires_at }
    })
  },
)
