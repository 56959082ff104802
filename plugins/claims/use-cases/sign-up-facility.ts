import { Effect } from 'effect'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { mayGetReceipt } from '#core/access/receipts.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { SimilarFacilities } from '../contract/errors.ts'
import type { FacilitySignup } from '../contract/signup.ts'
import { Signups, signupLimit } from '../domain/claims.port.ts'
import { FindSimilar } from './propose-facility.ts'

/**
 * Stores the sign-up of a facility and tells customer service and its sender; first asks whether one of the similar
 * facilities is meant (features CL-01).
 */
export const SignUpFacility = define(
  'claims/SignUpFacility',
  { signups: Signups, findSimilar: FindSimilar, mailQueue: MailQueue, rateLimit: RateLimit, clock: Clock, transaction: Transaction },
  ({ signups, findSimilar, mailQueue, rateLimit, clock, transaction }) => {
    const store = Effect.fn('claims.store-signup')(function* ({ none_of_them: _, language = 'pl', ...input }: FacilitySignup) {
      const id = newId()
      yield* signups.add({ ...input, id, language, email: input.email.trim(), created_at: clock.now().toISOString() })
      const { facility_name: facility, city, name, email, phone, position } = input
      const mail = {
        to: email.trim(),
        language,
        template: 'claims.mail.signed-up',
        values: { name, facility },
        key: `claims.signed-up:${id}`,
      } as const
      if (yield* mayGetReceipt(rateLimit, mail.to)) yield* mailQueue.enqueue(mail)
      yield* mailQueue.enqueue({
        to: null,
        language: 'pl',
        template: 'claims.mail.signup',
        key: `claims.signup:${id}`,
        values: { facility, city, name, email: email.trim(), phone, position },
      })
    }, transaction)
    return Effect.fn('claims.sign-up')(function* (actor: Actor, input: FacilitySignup) {
      const { facilities } = yield* findSimilar(actor, { name: input.facility_name, city: input.city })
      if (facilities.length > 0 && input.none_of_them !== 'yes') return yield* new SimilarFacilities()
      yield* rateLimit.consume('claims.signup', rateLimitKey(actor), signupLimit)
      yield* store(input)
      return { status: 'sent' as const }
    })
  },
)

/** Shows the form of the sign-up; after a name and a town were submitted, with the facilities that could be meant. */
export const ShowSignup = define('claims/ShowSignup', { findSimilar: FindSimilar }, ({ findSimilar }) =>
  Effect.fn('claims.show-signup')(function* (actor: Actor, { name = '', city = '' }: { readonly name?: string; readonly city?: string }) {
    return name.trim() === '' || city.trim() === ''
      ? { facilities: [] }
      : yield* findSimilar(actor, { name: name.slice(0, 200), city: city.slice(0, 80) })
  }),
)
