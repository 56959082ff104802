import type { FacilityRecord } from '#core/facilities/facility-record.ts'

const columns: Readonly<Record<keyof FacilityRecord, true>> = {
  id: true, slug: true, name: true, type: true, category: true, voivodeship: true, county: true, city_id: true, city: true, city_slug: true,
  district: true, district_slug: true, post_code: true, street: true, building_number: true, apartment_number: true, phone: true, second_phone: true,
  email: true, website: true, social: true, longitude: true, latitude: true, location_precision: true, open_at: true, close_at: true,
  is_open_saturday: true, saturday_open_at: true, saturday_close_at: true, is_open_sunday: true, sunday_open_at: true, sunday_close_at: true,
  fee_month: true, places: true, enrolled: true, free_places: true, free_places_on: true, accessible: true, suspended: true,
  specialization: true, features: true, completeness: true, made: true, active: true, inactive_since: true,
}

/** The columns of `facility` that statements come to; `id` first. The record type keeps the list whole. */
export const recordColumns = Object.keys(columns) as readonly (keyof FacilityRecord)[]
