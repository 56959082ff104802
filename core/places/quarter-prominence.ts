/**
 * Facilities that the name of a quarter of a large city is worth where several places have it: a quarter has none of its
 * own, and is meant rather than a village.
 */
export const quarterProminence = 8
