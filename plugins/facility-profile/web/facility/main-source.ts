import type { From, Profile } from '../profile.data.ts'

/** Key of a source, its number and its day. */
const keyOf = ({ source, number, on }: From) => `${source}/${number}/${on}`

/** Tells if two facts come from the same source with the same day. */
export const sameFrom = (one: From, other: From): boolean => keyOf(one) === keyOf(other)

/** Returns the source and day of most facts, which the line below the heading names; sections name only what differs from it. */
export const mainSourceOf = ({ facts, contact, sources }: Pick<Profile, 'facts' | 'contact' | 'sources'>): From | null => {
  const known = [...Object.values(facts), contact.phone, contact.email].filter((from) => from !== null && from !== undefined)
  const times = new Map<string, number>()
  for (const from of known) times.set(keyOf(from), (times.get(keyOf(from)) ?? 0) + 1)
  const [main = sources[0]] = known.toSorted((a, b) => (times.get(keyOf(b)) ?? 0) - (times.get(keyOf(a)) ?? 0))
  return main ? { source: main.source, number: main.number, on: main.on } : null
}
