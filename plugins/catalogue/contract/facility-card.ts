import { Schema } from 'effect'
import { facilityStatuses, facilityTypes } from '#core/facilities/facility-type.ts'
import { scores } from '#core/facilities/scores-schema.ts'

/**
 * A facility in a list, with the field names of specification §3. Lists contain neither telephone nor e-mail nor opening hours.
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
  /** Monthly fee in grosze; 0 is free of charge. */
  tuition_month: Schema.NullOr(Schema.Number),
  /** Cost of a usual family, one child without a certificate, a month after benefits, in grosze. */
  family_cost: Schema.NullOr(Schema.Number),
  /** Meals are part of that cost. */
  family_cost_meals: Schema.Boolean,
  free_places: Schema.NullOr(Schema.Number),
  /** Date of the free-place count, ISO date. */
  free_places_on: Schema.NullOr(Schema.String),
  child_count: Schema.NullOr(Schema.Number),
  ...scores,
  specialization: Schema.Array(Schema.String),
  ownership: Schema.Array(Schema.String),
  /** The governing body has suspended the facility. */
  suspended: Schema.Boolean,
  /** A fictitious facility of the demonstration data. */
  made: Schema.Boolean,
}).annotate({ identifier: 'FacilityCard' })
export type FacilityCard = typeof FacilityCard.Type
