import { Schema } from 'effect'
import { facilityStatuses, facilityTypes } from '#core/facilities/facility-type.ts'
import { scores } from '#core/facilities/scores-schema.ts'

const text = Schema.NullOr(Schema.String)
const number = Schema.NullOr(Schema.Number)

/**
 * A facility with the field names of specification §3, as far as a register knows it. Times in minutes since midnight, Europe/Warsaw;
 * dates ISO; coordinates EPSG:4326. Telephone and e-mail have endpoints of their own.
 */
export const FacilityView = Schema.Struct({
  id: Schema.String,
  legacy_id: number,
  slug: Schema.String,
  name: Schema.String,
  type: Schema.Literals(facilityTypes),
  legal_type: text,
  country: Schema.String,
  voivodeship: Schema.String,
  county: Schema.String,
  city: Schema.String,
  district: text,
  post_code: text,
  street: text,
  building_number: text,
  apartment_number: text,
  website: text,
  social: text,
  map_location: Schema.NullOr(
    Schema.Struct({ longitude: Schema.Number, latitude: Schema.Number, precision: Schema.Literals(['exact', 'flagged', 'approximate']) }),
  ),
  open_at: number,
  close_at: number,
  is_open_saturday: Schema.NullOr(Schema.Boolean),
  saturday_open_at: number,
  saturday_close_at: number,
  is_open_sunday: Schema.NullOr(Schema.Boolean),
  sunday_open_at: number,
  sunday_close_at: number,
  /** Monthly fee as formatted text; `null` if unknown. */
  tuition: text,
  child_count: number,
  free_places: number,
  free_places_on: text,
  specialization: Schema.Array(Schema.String),
  ownership: Schema.Array(Schema.String),
  amenities: Schema.Array(Schema.String),
  ...scores,
  status: Schema.Literals(facilityStatuses),
  shadow_status: Schema.NullOr(Schema.Literals(['pending', 'rejected'])),
  active: Schema.Boolean,
  /** Facilities that may have followed a closed one at its address, for all that an edition of a register says; nobody has confirmed it. */
  successors: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      slug: Schema.String,
      name: Schema.String,
      reason: Schema.Literals(['name-and-address', 'phone-and-address']),
      source: Schema.String,
      on: Schema.String,
    }),
  ),
}).annotate({ identifier: 'FacilityView' })
export type FacilityView = typeof FacilityView.Type
