import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Provenance } from '#core/facilities/statement.ts'
import { resolve } from '#core/facilities/statement.ts'
import { define } from '#core/kernel/define.ts'
import { ContactNotFound, FacilityGone } from '../contract/errors.ts'
import { type ContactKind, Profiles } from '../domain/profiles.port.ts'
import { RevealContact } from './reveal-contact.ts'

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
