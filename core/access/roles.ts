/** Roles of an account for a facility. */
export const facilityRoles = ['owner', 'administrator', 'teacher', 'parent'] as const

export type FacilityRole = (typeof facilityRoles)[number]
