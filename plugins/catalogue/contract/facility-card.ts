import { Schema } from 'effect'
import { facilityStatuses, facilityTypes } from '#core/facilities/facility-type.ts'

/**
 * A facility as lists show it, in the specification's words (§3). Telephone and e-mail are never in a list.
 * Times in minutes are absent here; money is text for people in `tuition` and grosze in `tuition_month`.
 */
export const FacilityCard = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  type: Schema.Literals(facilityTypes),
  status: Schema.Literals(facilityStatuses),
  shadow_status: Schema.NullOr(Schema.Literals(['pending', 'rejected'])),
  voivodeship: Schema.String,
  city: Schema.String,
  city_slug: Schema.String,
  district: Schema.NullOr(Schema.String),
  post_code: Schema.NullOr(Schema.String),
  street: Schema.NullOr(Schema.String),
  building_number: Schema.NullOr(Schema.String),
  longitude: Schema.NullOr(Schema.Number),
  latitude: Schema.NullOr(Schema.Number),
  /** What a month costs, grosze; 0: free of charge. */
  tuition_month: Schema.NullOr(Schema.Number),
  free_places: Schema.NullOr(Schema.Number),
  /** The day the free places were counted, ISO date. */
  free_places_on: Schema.NullOr(Schema.String),
  child_count: Schema.NullOr(Schema.Number),
  specialization: Schema.Array(Schema.String),
  ownership: Schema.Array(Schema.String),
  /** The operator has suspended the facility. */
  suspended: Schema.Boolean,
  /** Made up for show. */
  made: Schema.Boolean,
}).annotate({ identifier: 'FacilityCard' })
export type FacilityCard = typeof FacilityCard.Type
