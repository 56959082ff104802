import { Effect } from 'effect'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { inWarsaw } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import { type ContactKind, ContactNotFound, type Profiles } from '../domain/profiles.port.ts'

interface Dependencies {
  readonly profiles: Profiles
  readonly rateLimit: RateLimit
  readonly clock: Clock
}

/** One visitor may see so many contacts an hour; more is a harvest and no search for a nursery. */
const allowance = { times: 30, seconds: 3600 }

/** Shows a facility's telephones or e-mail, counted for its owner and limited for the one who asks (features PR-06). */
export const makeRevealContact = ({ profiles, rateLimit, clock }: Dependencies) =>
  Effect.fn('facility-profile.reveal')(function* (actor: Actor, { id, kind }: { readonly id: string; readonly kind: ContactKind }) {
    yield* rateLimit.consume('facility-profile.reveal', rateLimitKey(actor), allowance)
    const { phone, second_phone, email, active, deleted } = yield* profiles.byId(id)
    const values = (kind === 'phone' ? [phone, second_phone] : [email]).filter((value) => value !== null)
    const [first] = values
    if (first === undefined || !active || deleted) return yield* new ContactNotFound()

    yield* profiles.countReveal(id, inWarsaw(clock.now()).day, kind)
    return { first, second: values[1] ?? null }
  })

export type RevealContact = ReturnType<typeof makeRevealContact>
export const RevealContact = token<RevealContact>('facility-profile/RevealContact')

/** The telephones as the API gives them; E.164. */
export const makeRevealPhone = ({ reveal }: { readonly reveal: RevealContact }) =>
  Effect.fn('facility-profile.reveal-phone')(function* (actor: Actor, { id }: { readonly id: string }) {
    const { first, second } = yield* reveal(actor, { id, kind: 'phone' })
    return { phone: first, second_phone: second }
  })
export type RevealPhone = ReturnType<typeof makeRevealPhone>
export const RevealPhone = token<RevealPhone>('facility-profile/RevealPhone')

/** The e-mail as the API gives it. */
export const makeRevealEmail = ({ reveal }: { readonly reveal: RevealContact }) =>
  Effect.fn('facility-profile.reveal-email')(function* (actor: Actor, { id }: { readonly id: string }) {
    return { email: (yield* reveal(actor, { id, kind: 'email' })).first }
  })
export type RevealEmail = ReturnType<typeof makeRevealEmail>
export const RevealEmail = token<RevealEmail>('facility-profile/RevealEmail')
