import { slugOf } from '#core/kernel/slug.ts'
import type { DuplicateCandidate } from './successors.port.ts'

/** Points at most this many metres apart belong to one building. */
const sameBuildingMetres = 50

const metresPerDegree = 111_195
/** Length of a degree of longitude in degrees of latitude (cosine of 52°), within 3 % in Poland. */
const longitudeScale = 0.6157

/** Reasons for taking two facilities as possible duplicates. */
export const duplicateReasons = ['name-and-street', 'point-and-name', 'phone'] as const

export type DuplicateReason = (typeof duplicateReasons)[number]

/** Two facilities that may be duplicates: reported to people, never merged automatically. */
export interface Duplicate {
  readonly one: DuplicateCandidate
  readonly other: DuplicateCandidate
  readonly reasons: readonly DuplicateReason[]
}

/** Words that most names contain, which therefore say nothing about similarity. */
const commonWords = new Set(
  'przedszkole przedszkola przedszkolny punkt oddzial zlobek klub dzieciecy szkola podstawowa publiczne publiczna publiczny niepubliczne niepubliczna niepubliczny prywatne prywatny miejskie miejski gminne samorzadowe oddzialami integracyjnymi im nr w we z i na przy dla ul'.split(
    ' ',
  ),
)

const wordsOf = ({ name, city }: DuplicateCandidate): ReadonlySet<string> => {
  const ofCity = new Set(slugOf(city).split('-'))
  return new Set(
    slugOf(name, 200)
      .split('-')
      .filter((word) => word !== '' && !commonWords.has(word) && !ofCity.has(word)),
  )
}

const numbersOf = (words: ReadonlySet<string>) =>
  [...words]
    .filter((word) => /^\d+$/.test(word))
    .toSorted()
    .join()

/** Returns true when two names have the same numbers and share at least half of their distinctive words. */
export const haveSimilarNames = (one: DuplicateCandidate, other: DuplicateCandidate): boolean => {
  const a = wordsOf(one)
  const b = wordsOf(other)
  if (numbersOf(a) !== numbersOf(b)) return false
  if (a.size === 0 || b.size === 0) return slugOf(one.name) === slugOf(other.name)
  return 2 * a.intersection(b).size >= (a.size + b.size) / 2
}

const pairsWithin = (
  candidates: readonly DuplicateCandidate[],
  key: (candidate: DuplicateCandidate) => string | null,
): readonly (readonly [DuplicateCandidate, DuplicateCandidate])[] =>
  [...Map.groupBy(candidates, key)].flatMap(([sharedKey, members]) =>
    sharedKey === null ? [] : members.flatMap((one, index) => members.slice(index + 1).map((other) => [one, other] as const)),
  )

/** Returns pairs of facilities in one building. Sorted from south to north, each point is compared only with those just north of it. */
const nearPairs = (candidates: readonly DuplicateCandidate[]): readonly (readonly [DuplicateCandidate, DuplicateCandidate])[] => {
  const points = candidates
    .flatMap((candidate) =>
      candidate.longitude === null || candidate.latitude === null
        ? []
        : [{ candidate, x: candidate.longitude * longitudeScale * metresPerDegree, y: candidate.latitude * metresPerDegree }],
    )
    .sort((a, b) => a.y - b.y)
  return points.flatMap((one, index) => {
    const pairs: (readonly [DuplicateCandidate, DuplicateCandidate])[] = []
    for (let next = index + 1; next < points.length; next++) {
      const other = points[next]
      if (!other || other.y - one.y > sameBuildingMetres) break
      if (Math.hypot(other.x - one.x, other.y - one.y) <= sameBuildingMetres) pairs.push([one.candidate, other.candidate])
    }
    return pairs
  })
}

const nameAndStreetKey = ({ name, street }: DuplicateCandidate) => `${slugOf(name, 200)}/${slugOf(street ?? '')}`

const findPairs: Readonly<
  Record<DuplicateReason, (group: readonly DuplicateCandidate[]) => readonly (readonly [DuplicateCandidate, DuplicateCandidate])[]>
> = {
  'name-and-street': (group) => pairsWithin(group, nameAndStreetKey),
  'point-and-name': (group) => nearPairs(group).filter(([one, other]) => haveSimilarNames(one, other)),
  phone: (group) => pairsWithin(group, ({ phone }) => phone),
}

const duplicatesWithin = (group: readonly DuplicateCandidate[]): readonly Duplicate[] => {
  const pairs = new Map<
    string,
    { readonly one: DuplicateCandidate; readonly other: DuplicateCandidate; readonly reasons: DuplicateReason[] }
  >()
  for (const reason of duplicateReasons)
    for (const pair of findPairs[reason](group)) {
      const [one, other] = pair[0].id < pair[1].id ? pair : [pair[1], pair[0]]
      const known = pairs.get(one.id + other.id)
      if (known) known.reasons.push(reason)
      else pairs.set(one.id + other.id, { one, other, reasons: [reason] })
    }
  return [...pairs.values()]
}

const polishCollator = new Intl.Collator('pl')

/**
 * Returns possible duplicates within one locality and category with their reasons, those with most reasons first, then
 * by locality and name.
 */
export const duplicatesOf = (candidates: readonly DuplicateCandidate[]): readonly Duplicate[] =>
  [...Map.groupBy(candidates, ({ group }) => group).values()]
    .flatMap((group) => (group.length > 1 ? duplicatesWithin(group) : []))
    .sort(
      (a, b) =>
        b.reasons.length - a.reasons.length ||
        polishCollator.compare(a.one.city, b.one.city) ||
        polishCollator.compare(a.one.name, b.one.name) ||
        (a.one.id + a.other.id < b.one.id + b.other.id ? -1 : 1),
    )
