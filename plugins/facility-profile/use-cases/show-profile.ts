import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { countFreePlaces } from '#core/facilities/count-free-places.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { openNow, validUntil } from '#core/facilities/open-now.ts'
import type { PublicFacts } from '#core/facilities/public-facts.ts'
import { scoresOf } from '#core/facilities/scores.ts'
import { shownDoubts } from '#core/facilities/shown-doubts.ts'
import { facilityProfileSlot } from '#core/facilities/slots.ts'
import type { Facts, Provenance } from '#core/facilities/statement.ts'
import { resolve } from '#core/facilities/statement.ts'
import { define, type PortOf, provide } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { InOneRoundTrip } from '#core/ports/one-round-trip.ts'
import { FacilityGone } from '../contract/errors.ts'
import { PublicProfiles } from '../contract/public-profiles.ts'
import { Profiles, type StoredProfile } from '../domain/profiles.port.ts'
import { isSharedPoint } from '../domain/shared-point.ts'
import { successorsOf } from '../domain/successors.ts'

/** Number of nearby facilities on a profile (features PR-13). */
const maxNearby = 6

const publicFacts = ({ phone: _, second_phone: __, email: ___, doubts: ____, ...facts }: Facts): PublicFacts => facts
const provenanceOf = ({ source, number, on }: Provenance): Provenance => ({ source, number, on })

/** Fields of the facility that the page may contain; an allow-list, so that telephone and e-mail cannot leak. */
const publicFieldNames = [
  'id',
  'slug',
  'name',
  'type',
  'category',
  'status',
  'shadow_status',
  'voivodeship',
  'city',
  'city_slug',
  'district',
  'district_slug',
  'longitude',
  'latitude',
  'location_precision',
  'active',
  'inactive_since',
  'suspended',
  'made',
  'free_places',
  'changed_at',
] as const

type PublicFields = Pick<StoredProfile, (typeof publicFieldNames)[number]>

const publicFieldsOf = (profile: StoredProfile) =>
  Object.fromEntries(publicFieldNames.map((name) => [name, profile[name]])) as unknown as PublicFields

/**
 * Loads the public profile of a facility, each fact with its source and date. `movedTo`: the current slug, if the given
 * one is outdated or the facility was merged.
 */
export const ShowProfile = define(
  'facility-profile/ShowProfile',
  { profiles: Profiles, parts: FacilitySlotData, clock: Clock, holidays: Holidays, inOneRoundTrip: InOneRoundTrip },
  ({ profiles, parts, clock, holidays, inOneRoundTrip }) =>
    Effect.fn('facility-profile.show')(function* (_: Actor, { slug }: { readonly slug: string }) {
      const read = {
        profile: profiles.bySlug(slug),
        nearby: profiles.nearby(slug, maxNearby),
        slotData: parts.readBySlug(facilityProfileSlot, slug),
      }
      const { profile, nearby, slotData } = yield* inOneRoundTrip(Effect.all(read, { concurrency: 'unbounded' }))
      if (profile.deleted) return yield* new FacilityGone()
      const current = profile.merged_into ?? profile.slug

      const { facts } = resolve(profile.statements)
      const now = clock.now()
      const open = profile.active && !profile.suspended ? openNow(facts.hours?.value, now, holidays.isHoliday) : null
      const isShared = isSharedPoint(profile.street, nearby)
      const contact = { phone: facts.phone ? provenanceOf(facts.phone) : null, email: facts.email ? provenanceOf(facts.email) : null }
      return {
        movedTo: current === slug ? null : current,
        facility: isShared ? { ...publicFieldsOf(profile), location_precision: 'approximate' as const } : publicFieldsOf(profile),
        scores: scoresOf(profile),
        facts: publicFacts(facts),
        /** Statements that are too unlikely to be facts. */
        doubts: shownDoubts(facts),
        freePlaces: countFreePlaces(facts),
        contact,
        sources: profile.statements.map(({ source, number, statedOn, goneOn }) => ({ source, number, on: statedOn, goneOn })),
        open,
        /** Until when `open` and `today` are valid. */
        validUntil: validUntil(open, now),
        today: toWarsawTime(now).day,
        nearby: isShared ? [] : nearby,
        /** Facilities that may have followed a closed one at its address. */
        successors: successorsOf(slotData),
        parts: slotData,
      }
    }),
)

export type ShowProfile = PortOf<typeof ShowProfile>

/** Data of the profile page. */
export type Profile = Effect.Success<ReturnType<ShowProfile>>

/** Lets other plugins read what the profile page shows. */
export const providePublicProfiles = provide(PublicProfiles, { show: ShowProfile }, ({ show }) => ({ show }))
