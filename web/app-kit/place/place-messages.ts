/** Prefixes of the messages that a page with `PlacePicker` lists. */
export const placeMessages = ['place'] as const
