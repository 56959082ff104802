// Without Schemas, so that pages load these alone.

/** Filter that finds parents without children, and children without group. */
export const noGroup = 'none'
