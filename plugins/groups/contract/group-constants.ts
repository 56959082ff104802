// Without Schemas, so that pages load these alone.

/** Filter that finds parents without children, and children without group. */
export const noGroup = 'none'

/** Bounds: groups of a facility, children of a parent at one, and characters of names. */
export const groupLimits = { groups: 30, children: 10, name: 60, firstName: 60 } as const
