import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { FacilityParts } from '#core/facilities/facility-parts.port.ts'
import type { Facts, Provenance } from '#core/facilities/statement.ts'
import { resolve } from '#core/facilities/statement.ts'
import { token } from '#core/kernel/token.ts'
import { inWarsaw } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Holidays } from '#core/ports/holidays.ts'
import { openNow, saidUntil } from '../domain/open-now.ts'
import { FacilityGone, type Profiles, type StoredProfile } from '../domain/profiles.port.ts'

interface Dependencies {
  readonly profiles: Profiles
  readonly parts: FacilityParts
  readonly clock: Clock
  readonly holidays: Holidays
}

/** How many neighbours a profile shows (features PR-13). */
const nearest = 6

/** Facts as a page may show them: telephone and e-mail only as being there, since they are revealed one by one (features PR-06). */
export type PublicFacts = Omit<Facts, 'phone' | 'second_phone' | 'email'>

const publicFacts = ({ phone: _, second_phone: __, email: ___, ...facts }: Facts): PublicFacts => facts
const from = ({ source, number, on }: Provenance): Provenance => ({ source, number, on })

/** The facility's own members that a page shows as they are; whitelisted, so that telephone and e-mail cannot slip out. */
const shown = [
  ...(['id', 'slug', 'name', 'type', 'category', 'status', 'shadow_status'] as const),
  ...(['voivodeship', 'city', 'city_slug', 'district', 'district_slug', 'longitude', 'latitude', 'location_precision'] as const),
  ...(['active', 'inactive_since', 'suspended', 'made', 'free_places', 'changed_at'] as const),
]

type Standing = Pick<StoredProfile, (typeof shown)[number]>

const standing = (profile: StoredProfile) => Object.fromEntries(shown.map((name) => [name, profile[name]])) as unknown as Standing

/** Everything a visitor may read of one facility, each fact with its source and date; `moved` where the slug is an old one or the facility was merged. */
export const makeShowProfile = ({ profiles, parts, clock, holidays }: Dependencies) =>
  Effect.fn('facility-profile.show')(function* (_: Actor, { slug }: { readonly slug: string }) {
    const profile = yield* profiles.bySlug(slug)
    if (profile.deleted) return yield* new FacilityGone()
    const current = profile.merged_into ?? profile.slug

    const { facts } = resolve(profile.statements)
    const nearby = profile.active ? yield* profiles.nearby(profile, nearest) : []
    const read = yield* parts.read('facility.profile', [profile.id])
    const now = clock.now()
    const open = profile.active && !profile.suspended ? openNow(facts.hours?.value, now, holidays.isHoliday) : null
    const contact = { phone: facts.phone ? from(facts.phone) : null, email: facts.email ? from(facts.email) : null }
    return {
      moved: current === slug ? null : current,
      facility: standing(profile),
      facts: publicFacts(facts),
      contact,
      sources: profile.statements.map(({ source, number, statedOn, goneOn }) => ({ source, number, on: statedOn, goneOn })),
      open,
      /** Until when `open` and `today` hold. */
      saidUntil: saidUntil(open, now),
      today: inWarsaw(now).day,
      nearby,
      parts: read.get(profile.id) ?? {},
    }
  })

export type ShowProfile = ReturnType<typeof makeShowProfile>
export const ShowProfile = token<ShowProfile>('facility-profile/ShowProfile')

/** What the profile page gets. */
export type Profile = Effect.Success<ReturnType<ShowProfile>>
