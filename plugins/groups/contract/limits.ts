/** Bounds: groups of a facility, children of a parent at one, and characters of names. */
export const groupLimits = { groups: 30, children: 10, name: 60, firstName: 60 } as const
