/** Facility types of specification §3. */
export const facilityTypes = [
  'nursery',
  'toddler_club',
  'day_guardian',
  'kindergarten',
  'kindergarten_point',
  'kindergarten_education_team',
  'kindergarten_department',
  'primary_school',
] as const

export type FacilityType = (typeof facilityTypes)[number]

/** Status of a facility on the platform (decisions §0.1); determines limits and the badge. */
export const facilityStatuses = ['unknown', 'registered', 'premium'] as const

export type FacilityStatus = (typeof facilityStatuses)[number]
