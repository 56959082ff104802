import { slugOf } from '#core/kernel/slug.ts'
import type { DuplicateCandidate } from './duplicates.port.ts'

/** Points so many metres apart are of one building. */
const sameBuilding = 50

const metresPerDegree = 111_195
/** Degrees of longitude in those of latitude (cosine of 52°): good to 3 % within Poland. */
const squeeze = 0.6157

/** Why two facilities might be one. */
export const duplicateReasons = ['name-and-street', 'point-and-name', 'phone'] as const

export type DuplicateReason = (typeof duplicateReasons)[number]

/** Two facilities that might be one and the same: told to people, never merged by itself. */
export interface Duplicate {
  readonly one: DuplicateCandidate
  readonly other: DuplicateCandidate
  readonly reasons: readonly DuplicateReason[]
}

/** Words that most names bear, and that therefore make none alike. */
const common = new Set(
  'przedszkole przedszkola przedszkolny punkt oddzial zlobek klub dzieciecy szkola podstawowa publiczne publiczna publiczny niepubliczne niepubliczna niepubliczny prywatne prywatny miejskie miejski gminne samorzadowe oddzialami integracyjnymi im nr w we z i na przy dla ul'.split(
    ' ',
  ),
)

const wordsOf = ({ name, city }: DuplicateCandidate): ReadonlySet<string> => {
  const ofCity = new Set(slugOf(city).split('-'))
  return new Set(
    slugOf(name, 200)
      .split('-')
      .filter((word) => word !== '' && !common.has(word) && !ofCity.has(word)),
  )
}

const numbersOf = (words: ReadonlySet<string>) =>
  [...words]
    .filter((word) => /^\d+$/.test(word))
    .toSorted()
    .join()

/** Whether two names might be of one facility: the same numbers, and at least half of the words that tell names apart. */
export const alike = (one: DuplicateCandidate, other: DuplicateCandidate): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (numbersOf(a) !== numbersOf(b)) return false
  if (a.size === 0 || b.size === 0) return slugOf(one.name) === slugOf(other.name)
  return 2 * a.intersection(b).size >= (a.size + b.size) / 2
}

const pairsWithin = (
  duplicates: readonly DuplicateCandidate[],
  key: (twin: DuplicateCandidate) => string | null,
): readonly (readonly [DuplicateCandidate, DuplicateCandidate])[] =>
  [...Map.groupBy(duplicates, key)].flatMap(([shared, same]) =>
    shared === null ? [] : same.flatMap((one, at) => same.slice(at + 1).map((other) => [one, other] as const)),
  )

/** Pairs whose points are of one building: sorted from south to north, each looks only at those just north of it. */
const nearPairs = (duplicates: readonly DuplicateCandidate[]): readonly (readonly [DuplicateCandidate, DuplicateCandidate])[] => {
  const points = duplicates
    .flatMap((twin) =>
      twin.longitude === null || twin.latitude === null
        ? []
        : [{ twin, x: twin.longitude * squeeze * metresPerDegree, y: twin.latitude * metresPerDegree }],
    )
    .sort((a, b) => a.y - b.y)
  return points.flatMap((one, at) => {
    const pairs: (readonly [DuplicateCandidate, DuplicateCandidate])[] = []
    for (let next = at + 1; next < points.length; next++) {
      const other = points[next]
      if (!other || other.y - one.y > sameBuilding) break
      if (Math.hypot(other.x - one.x, other.y - one.y) <= sameBuilding) pairs.push([one.twin, other.twin])
    }
    return pairs
  })
}

const called = ({ name, street }: DuplicateCandidate) => `${slugOf(name, 200)}/${slugOf(street ?? '')}`

const found: Readonly<
  Record<DuplicateReason, (group: readonly DuplicateCandidate[]) => readonly (readonly [DuplicateCandidate, DuplicateCandidate])[]>
> = {
  'name-and-street': (group) => pairsWithin(group, called),
  'point-and-name': (group) => nearPairs(group).filter(([one, other]) => alike(one, other)),
  phone: (group) => pairsWithin(group, ({ phone }) => phone),
}

const among = (group: readonly DuplicateCandidate[]): readonly Duplicate[] => {
  const pairs = new Map<
    string,
    { readonly one: DuplicateCandidate; readonly other: DuplicateCandidate; readonly reasons: DuplicateReason[] }
  >()
  for (const reason of duplicateReasons)
    for (const pair of found[reason](group)) {
      const [one, other] = pair[0].id < pair[1].id ? pair : [pair[1], pair[0]]
      const known = pairs.get(one.id + other.id)
      if (known) known.reasons.push(reason)
      else pairs.set(one.id + other.id, { one, other, reasons: [reason] })
    }
  return [...pairs.values()]
}

const byPolish = new Intl.Collator('pl')

/** Pairs of one locality and category that might be one facility, each with its reasons; those with most reasons first, then by locality and name. */
export const duplicatesOf = (candidates: readonly DuplicateCandidate[]): readonly Duplicate[] =>
  [...Map.groupBy(candidates, ({ group }) => group).values()]
    .flatMap((group) => (group.length > 1 ? among(group) : []))
    .sort(
      (a, b) =>
        b.reasons.length - a.reasons.length ||
        byPolish.compare(a.one.city, b.one.city) ||
        byPolish.compare(a.one.name, b.one.name) ||
        (a.one.id + a.other.id < b.one.id + b.other.id ? -1 : 1),
    )
