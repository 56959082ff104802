import { Effect } from 'effect'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import { ContactNotFound } from '../contract/errors.ts'
import type { ContactKind, Profiles } from '../domain/profiles.port.ts'

interface Dependencies {
  readonly profiles: Profiles
  readonly rateLimit: RateLimit
  readonly clock: Clock
}

/** Limit of revealed contacts per visitor and hour, against scraping. */
const revealRateLimit = { times: 30, seconds: 3600 }

/** Reveals a facility's telephones or e-mail; rate-limited per visitor and counted for the owner (features PR-06). */
export const makeRevealContact = ({ profiles, rateLimit, clock }: Dependencies) =>
  Effect.fn('facility-profile.reveal')(function* (actor: Actor, { id, kind }: { readonly id: string; readonly kind: ContactKind }) {
    yield* rateLimit.consume('facility-profile.reveal', rateLimitKey(actor), revealRateLimit)
    const { phone, second_phone, email, active, deleted } = yield* profiles.byId(id)
    const values = (kind === 'phone' ? [phone, second_phone] : [email]).filter((value) => value !== null)
    const [first] = values
    if (first === undefined || !active || deleted) return yield* new ContactNotFound()

    yield* profiles.countReveal(id, toWarsawTime(clock.now()).day, kind)
    return { first, second: values[1] ?? null }
  })

export type RevealContact = ReturnType<typeof makeRevealContact>
export const RevealContact = token<RevealContact>('facility-profile/RevealContact')

/** Reveals the telephones for the API; E.164. */
export const makeRevealPhone = ({ reveal }: { readonly reveal: RevealContact }) =>
  Effect.fn('facility-profile.reveal-phone')(function* (actor: Actor, { id }: { readonly id: string }) {
    const { first, second } = yield* reveal(actor, { id, kind: 'phone' })
    return { phone: first, second_phone: second }
  })
export type RevealPhone = ReturnType<typeof makeRevealPhone>
export const RevealPhone = token<RevealPhone>('facility-profile/RevealPhone')

/** Reveals the e-mail for the API. */
export const makeRevealEmail = ({ reveal }: { readonly reveal: RevealContact }) =>
  Effect.fn('facility-profile.reveal-email')(function* (actor: Actor, { id }: { readonly id: string }) {
    return { email: (yield* reveal(actor, { id, kind: 'email' })).first }
  })
export type RevealEmail = ReturnType<typeof makeRevealEmail>
export const RevealEmail = token<RevealEmail>('facility-profile/RevealEmail')
