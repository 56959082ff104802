import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Provenance } from '#core/facilities/statement.ts'
import { resolve } from '#core/facilities/statement.ts'
import { token } from '#core/kernel/token.ts'
import { type ContactKind, ContactNotFound, FacilityGone, type Profiles } from '../domain/profiles.port.ts'
import type { RevealContact } from './reveal-contact.ts'

interface Dependencies {
  readonly profiles: Profiles
  readonly reveal: RevealContact
}

/** Telephone and e-mail on a page of their own, for browsers without JavaScript; limited and counted like a single reveal. */
export const makeShowContact = ({ profiles, reveal }: Dependencies) =>
  Effect.fn('facility-profile.show-contact')(function* (actor: Actor, { slug }: { readonly slug: string }) {
    const { id, name, slug: own, merged_into, deleted, active, statements } = yield* profiles.bySlug(slug)
    if (deleted) return yield* new FacilityGone()
    if (!active && merged_into === null) return yield* new ContactNotFound()
    const current = merged_into ?? own
    const shown = { id, name, slug: own, phones: [] as readonly string[], email: null as string | null, from: null as Provenance | null }
    if (current !== slug) return { moved: current, ...shown }

    const { facts } = resolve(statements)
    const known = facts.phone ?? facts.email
    if (!known) return yield* new ContactNotFound()
    const values = (kind: ContactKind) =>
      reveal(actor, { id, kind }).pipe(Effect.map(({ first, second }) => (second === null ? [first] : [first, second])))
    const phones = facts.phone ? yield* values('phone') : []
    const [email = null] = facts.email ? yield* values('email') : []
    return { ...shown, moved: null, phones, email, from: { source: known.source, number: known.number, on: known.on } }
  })

export type ShowContact = ReturnType<typeof makeShowContact>
export const ShowContact = token<ShowContact>('facility-profile/ShowContact')
