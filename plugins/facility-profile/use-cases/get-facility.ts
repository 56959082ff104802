import { Effect } from 'effect'
import { FacilitySlotData, type SlotDataOfFacility } from '#core/facilities/facility-slot-data.port.ts'
import { scoresOf } from '#core/facilities/scores.ts'
import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { handler } from '#core/plugin/handler.ts'
import { facilityProfileApi } from '../contract/api.ts'
import { FacilityGone } from '../contract/errors.ts'
import type { FacilityView } from '../contract/facility-view.ts'
import { Profiles, type StoredProfile } from '../domain/profiles.port.ts'
import { successorsOf } from '../domain/successors.ts'

const formatZloty = (grosze: number) => `${(grosze / 100).toFixed(grosze % 100 ? 2 : 0).replace('.', ',')} zł`

const toView = (profile: StoredProfile, parts: SlotDataOfFacility): FacilityView => {
  const { longitude, latitude, location_precision } = profile
  return {
    id: profile.id,
    legacy_id: profile.legacy_id,
    slug: profile.slug,
    name: profile.name,
    type: profile.type,
    legal_type: profile.legal_type,
    country: profile.country,
    voivodeship: profile.voivodeship,
    county: profile.county,
    city: profile.city,
    district: profile.district,
    post_code: profile.post_code,
    street: profile.street,
    building_number: profile.building_number,
    apartment_number: profile.apartment_number,
    website: profile.website,
    social: profile.social,
    map_location:
      longitude === null || latitude === null || location_precision === null
        ? null
        : { longitude, latitude, precision: location_precision },
    open_at: profile.open_at,
    close_at: profile.close_at,
    is_open_saturday: profile.is_open_saturday,
    saturday_open_at: profile.saturday_open_at,
    saturday_close_at: profile.saturday_close_at,
    is_open_sunday: profile.is_open_sunday,
    sunday_open_at: profile.sunday_open_at,
    sunday_close_at: profile.sunday_close_at,
    tuition: profile.fee_month === null ? null : formatZloty(profile.fee_month),
    child_count: profile.enrolled,
    free_places: profile.free_places,
    free_places_on: profile.free_places_on,
    specialization: profile.specialization,
    ownership: profile.ownership,
    amenities: profile.features,
    ...scoresOf(profile),
    status: profile.status,
    shadow_status: profile.shadow_status,
    active: profile.active,
    successors: successorsOf(parts),
  }
}

/** Returns a facility by id; of a closed one also who may have followed it. */
export const GetFacility = handler(facilityProfileApi.getFacility, { profiles: Profiles, parts: FacilitySlotData }, ({ profiles, parts }) =>
  Effect.fn('facility-profile.get-facility')(function* (_, { id }) {
    const profile = yield* profiles.byId(id)
    if (profile.deleted) return yield* new FacilityGone()
    const found = profile.active ? null : yield* parts.read(facilityProfileSlot, [profile.id])
    return toView(profile, found?.get(profile.id) ?? {})
  }),
)
