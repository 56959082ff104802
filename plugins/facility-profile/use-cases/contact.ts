import { Effect } from 'effect'
import { type Actor, browserKey, networkKey } from '#core/access/actor.ts'
import { type Provenance, resolve } from '#core/facilities/statement.ts'
import { define, provide } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { facilityProfileApi } from '../contract/api.ts'
import { ContactNotFound, FacilityGone } from '../contract/errors.ts'
import { ContactReveals } from '../contract/reveals.ts'
import { type ContactKind, Profiles } from '../domain/profiles.port.ts'

/**
 * Limits of revealed contacts of one kind in an hour, against scraping: of a browser, and of a network, which thousands of
 * telephones of one provider share.
 */
const ofBrowser = { times: 60, seconds: 3600 }
const ofNetwork = { times: 600, seconds: 3600 }

/** Reveals a facility's telephones or e-mail; rate-limited by kind, browser and network, and counted for the owner (features PR-06). */
export const RevealContact = define(
  'facility-profile/RevealContact',
  { profiles: Profiles, rateLimit: RateLimit, clock: Clock },
  ({ profiles, rateLimit, clock }) =>
    Effect.fn('facility-profile.reveal')(function* (actor: Actor, { id, kind }: { readonly id: string; readonly kind: ContactKind }) {
      yield* rateLimit.consume(`facility-profile.reveal-${kind}`, browserKey(actor), ofBrowser)
      yield* rateLimit.consume(`facility-profile.reveal-${kind}-of-network`, networkKey(actor), ofNetwork)
      const { phone, second_phone, email, active, deleted } = yield* profiles.byId(id)
      const values = (kind === 'phone' ? [phone, second_phone] : [email]).filter((value) => value !== null)
      const [first] = values
      if (first === undefined || !active || deleted) return yield* new ContactNotFound()

      yield* profiles.countReveal(id, toWarsawTime(clock.now()).day, kind)
      return { first, second: values[1] ?? null }
    }),
)

/** Provides reveals to pages of other plugins, such as the web site of the facility. */
export const provideContactReveals = provide(
  ContactReveals,
  { reveal: RevealContact },
  ({ reveal }): ContactReveals => ({
    reveal: Effect.fn('facility-profile.reveal-all')(function* (actor, id) {
      const valuesOf = (kind: ContactKind) =>
        reveal(actor, { id, kind }).pipe(
          Effect.map(({ first, second }) => (second === null ? [first] : [first, second])),
          Effect.catchTag(['ContactNotFound', 'FacilityNotFound'], () => Effect.succeed<readonly string[]>([])),
        )
      const phones = yield* valuesOf('phone')
      const [email = null] = yield* valuesOf('email')
      return { phones, email }
    }),
  }),
)

/** Reveals the telephones for the API; E.164. */
export const RevealPhone = handler(facilityProfileApi.revealPhone, { reveal: RevealContact }, ({ reveal }) =>
  Effect.fn('facility-profile.reveal-phone')(function* (actor, { id }) {
    const { first, second } = yield* reveal(actor, { id, kind: 'phone' })
    return { phone: first, second_phone: second }
  }),
)

/** Reveals the e-mail for the API. */
export const RevealEmail = handler(facilityProfileApi.revealEmail, { reveal: RevealContact }, ({ reveal }) =>
  Effect.fn('facility-profile.reveal-email')(function* (actor, { id }) {
    return { email: (yield* reveal(actor, { id, kind: 'email' })).first }
  }),
)

/**
 * Loads telephone and e-mail for a page without JavaScript; rate-limited and counted like other reveals. `movedTo`: the
 * current slug, if it differs.
 */
export const ShowContact = define('facility-profile/ShowContact', { profiles: Profiles, reveal: RevealContact }, ({ profiles, reveal }) =>
  Effect.fn('facility-profile.show-contact')(function* (actor: Actor, { slug }: { readonly slug: string }) {
    const { id, name, slug: ownSlug, merged_into, deleted, active, statements } = yield* profiles.bySlug(slug)
    if (deleted) return yield* new FacilityGone()
    if (!active && merged_into === null) return yield* new ContactNotFound()
    const current = merged_into ?? ownSlug
    const result = {
      id,
      name,
      slug: ownSlug,
      phones: [] as readonly string[],
      email: null as string | null,
      from: null as Provenance | null,
    }
    if (current !== slug) return { movedTo: current, ...result }

    const { facts } = resolve(statements)
    const provenance = facts.phone ?? facts.email
    if (!provenance) return yield* new ContactNotFound()
    const revealValues = (kind: ContactKind) =>
      reveal(actor, { id, kind }).pipe(Effect.map(({ first, second }) => (second === null ? [first] : [first, second])))
    const phones = facts.phone ? yield* revealValues('phone') : []
    const [email = null] = facts.email ? yield* revealValues('email') : []
    return { ...result, movedTo: null, phones, email, from: { source: provenance.source, number: provenance.number, on: provenance.on } }
  }),
)
