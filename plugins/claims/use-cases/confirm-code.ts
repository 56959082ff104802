import { Effect } from 'effect'
import { networkKey, rateLimitKey, type User } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { claimsApi } from '../contract/api.ts'
import { ClaimClosed, CodeGone, CodeLocked, CodeUnavailable, FacilityClosed, FacilityYours, WrongCode } from '../contract/errors.ts'
import { reviewKindName } from '../contract/reasons.ts'
import { stateAfter } from '../domain/claim-states.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { ClaimCodes, Claims } from '../domain/claims.port.ts'
import { afterWrongGuess, codeLimits, codePayload, digitsOf, guessDayStart, guessesPerDay, isCodeAlive, newCode } from '../domain/code.ts'
import { maskEmail } from '../domain/mask-email.ts'
import { AcceptClaim } from '../services/accept-claim.ts'
import { LockClaim, requireOwnClaim } from '../services/change-claim.ts'
import { PutForward } from '../services/put-forward.ts'
import { ReadClaim } from '../services/read-claims.ts'

/** Accepts a claim by the code from the register's mailbox, at once; while the facility has an owner, the code counts as the proof. */
export const ConfirmCode = handler(
  claimsApi.confirmCode,
  {
    codes: ClaimCodes,
    lockClaim: LockClaim,
    acceptClaim: AcceptClaim,
    putForward: PutForward,
    readClaim: ReadClaim,
    queue: ReviewQueue,
    signing: Signing,
    rateLimit: RateLimit,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ codes, lockClaim, acceptClaim, putForward, readClaim, queue, signing, rateLimit, audit, clock, transaction }) => {
    /** Spends the newest code of a claim; a wrong guess is a result and no failure, so that it stays counted. */
    const spend = Effect.fn('claims.spend-code')(function* (
      actor: User,
      claim: { readonly id: string },
      facilityId: string,
      typed: string,
    ) {
      const now = clock.now()
      const stored = yield* codes.lockNewest(claim.id)
      if ((yield* codes.countWrong(actor.id, facilityId, guessDayStart(now))) >= guessesPerDay) return new CodeLocked()
      if (!stored || stored.facility_id !== facilityId || !isCodeAlive(stored, now)) return new CodeGone()
      if (!signing.macsOf(codePayload(stored.id, claim.id, digitsOf(typed))).includes(stored.mac)) {
        const guessed = afterWrongGuess(stored, now)
        yield* codes.save(guessed)
        yield* audit.record({ actor, action: 'claims.code-wrong', subject: actor.id, about: { claim: claim.id, wrong: guessed.wrong } })
        return new WrongCode()
      }
      yield* codes.save({ ...stored, ended_at: now.toISOString() })
      return null
    })

    const confirm = Effect.fn('claims.confirm')(function* (user: User, id: string, typed: string) {
      const { claim: found, facility } = yield* lockClaim(id, true)
      const claim = yield* requireOwnClaim(found, user.id)
      if (stateAfter(claim.state, 'accept') === null || claim.state === 'contested') return yield* new ClaimClosed({ detail: claim.state })
      if (!facility) return yield* new FacilityNotFound()
      if (facility.owner_id === user.id) return yield* new FacilityYours()
      if (!facility.active) return yield* new FacilityClosed()
      const refused = yield* spend(user, claim, facility.id, typed)
      if (refused) return { refused }
      yield* queue.withdraw(reviewKindName, id)
      const confirmed = { ...claim, code_confirmed_at: clock.now().toISOString() }
      // Another open claim for the same facility makes this rejected one a closed one.
      return {
        claim: yield* (
          facility.owner_id === null ? acceptClaim(user, confirmed, facility, 'code') : putForward(user, confirmed, facility)
        ).pipe(
          Effect.catchTags({
            ClaimExists: () => new ClaimClosed({ detail: claim.state }),
            // The session of the account was checked in this request.
            AccountNotFound: Effect.die,
          }),
        ),
      }
    }, transaction)

    return Effect.fn('claims.confirm-code')(function* (user, { id, code }) {
      yield* rateLimit.consume('claims.guess', rateLimitKey(user), codeLimits.guess)
      const result = yield* confirm(user, id, code)
      if ('refused' in result) return yield* result.refused
      return yield* readClaim(result.claim)
    })
  },
)

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
  ({ claims, facilities, codes, mailQueue, signing, rateLimit, audit, clock, transaction }) => {
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
