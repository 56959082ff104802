/** Value of a facility by which lists are sorted. Missing values come last in either direction. */
export type Criterion =
  /** Those with the flag come last. `from`: SQL boolean over `facility f`. */
  | { readonly kind: 'flag'; readonly from: string }
  /** `from`: SQL integer, at least 0, or null. */
  | { readonly kind: 'number'; readonly from: string; readonly highestFirst: boolean }
  /** `from`: SQL text whose bytes sort it. */
  | { readonly kind: 'text'; readonly from: string }
  | { readonly kind: 'id' }
  /** Place in the rotation of the day (`daily-rotation.ts`). `from`: SQL hash of the id, a signed integer of 32 evenly distributed bits. */
  | { readonly kind: 'rotation'; readonly from: string }
  /**
   * The Bayesian mean of the opinions (`bayesian-mean.ts`), the highest first; it depends on other facilities, so that
   * SQL and index compute it themselves.
   */
  | { readonly kind: 'mean' }
  /** Metres from a point, the nearest first; facilities with an approximate point or none come last. Known to the index alone. */
  | { readonly kind: 'distance' }

/** Whole seconds: opinions and records of one import share them. */
const secondOf = (column: string) =>
  `case when ${column} is not null then greatest(0, least(floor(extract(epoch from ${column})), 2147483000))::integer end`

/** Everything that lists are sorted by. */
export const criteria = {
  /** Invented facilities come after those of a register in every order; once a register has been imported they do not count. */
  invented: { kind: 'flag', from: 'f.made' },
  /** Most parents look for child care: primary schools have no category. */
  school: { kind: 'flag', from: 'f.category is null' },
  suspended: { kind: 'flag', from: 'f.suspended' },
  completeness: { kind: 'number', from: 'f.completeness', highestFirst: true },
  freePlaces: { kind: 'number', from: 'f.free_places_told', highestFirst: true },
  name: { kind: 'text', from: 'facility_name_order(f.name)' },
  rotation: { kind: 'rotation', from: `('x' || encode(substring(sha256(uuid_send(f.id)) for 4), 'hex'))::bit(32)::integer` },
  id: { kind: 'id' },
  mean: { kind: 'mean' },
  opinionCount: { kind: 'number', from: 'nullif(f.rating_count, 0)', highestFirst: true },
  newestOpinion: { kind: 'number', from: secondOf('f.rated_at'), highestFirst: true },
  fee: { kind: 'number', from: 'f.fee_month', highestFirst: false },
  /** A cost with meals: one without them would always seem lower. */
  familyCost: { kind: 'number', from: 'case when f.family_cost_meals then f.family_cost end', highestFirst: false },
  careCost: { kind: 'number', from: 'f.family_cost', highestFirst: false },
  changed: { kind: 'number', from: secondOf('f.changed_at'), highestFirst: true },
  distance: { kind: 'distance' },
} as const satisfies Readonly<Record<string, Criterion>>

export type CriterionKey = keyof typeof criteria

/**
 * Criteria of the order `recommended`; every other order continues with them where its own are equal, so that each ends
 * with the id and pages never overlap.
 */
export const recommendedCriteria = [
  'invented',
  'school',
  'suspended',
  'completeness',
  'freePlaces',
  'rotation',
  'id',
] as const satisfies readonly CriterionKey[]

/**
 * Sort orders of facilities, each declared once: SQL (`adapters/postgres/facilities/order-sql.ts`), the search index
 * and the page that explains them are derived from this. `param` is the value in page URLs, `own` the criteria between
 * `invented` and the rest of `recommended`. Payments to the platform are no criterion.
 */
export const orderings = {
  recommended: { param: 'polecane', own: [] },
  rating: { param: 'ocena', own: ['mean', 'opinionCount'] },
  opinions: { param: 'najnowsze-opinie', own: ['newestOpinion'] },
  price: { param: 'cena', own: ['fee'] },
  cost: { param: 'koszt', own: ['familyCost', 'careCost'] },
  name: { param: 'nazwa', own: ['name'] },
  newest: { param: 'najnowsze', own: ['changed'] },
  distance: { param: 'odleglosc', own: ['distance'] },
} as const satisfies Readonly<Record<string, { readonly param: string; readonly own: readonly CriterionKey[] }>>

/** Order of a list on a page; `distance` needs a point. */
export type ListOrder = keyof typeof orderings

/** Order that needs no point. */
export type Order = Exclude<ListOrder, 'distance'>

export const listOrders = Object.keys(orderings) as readonly ListOrder[]

export const orders: readonly Order[] = listOrders.filter((order) => order !== 'distance')

/** Order of a list whose address names none. */
export const defaultOrder: Order = 'recommended'

/** Query parameter of the order in page URLs. */
export const orderParam = 'kolejnosc'

/** Returns the order that a URL names by its parameter value; `null` for none and for unknown values. */
export const orderOf = (value: string | undefined): ListOrder | null => listOrders.find((order) => orderings[order].param === value) ?? null

/** Returns the criteria by which an order sorts before the rest of `recommended`, without `invented`. */
export const ownCriteria = (order: ListOrder): readonly CriterionKey[] => orderings[order].own

/** Returns all criteria of an order in sequence; the first difference decides. */
export const criteriaOf = (order: ListOrder): readonly CriterionKey[] => {
  const [invented, ...others] = recommendedCriteria
  const own = ownCriteria(order)
  return [invented, ...own, ...others.filter((key) => !own.includes(key))]
}

/**
 * Criteria that order equally good suggestions of the search field: those of `recommended` without the free places,
 * which change too often for the index of names.
 */
export const suggestionCriteria = recommendedCriteria.filter((key) => key !== 'freePlaces')

/**
 * Facilities recommended on the home page and by the API: those with enough opinions, by the rating as it is shown, then
 * by the number of opinions, then in an order. Left out are all with one of the flags, of invented ones only those that
 * do not count (features SM-19).
 */
export const bestRule = { minOpinions: 5, order: 'recommended', leavesOut: ['suspended', 'invented'] } as const
