/** Ranks of sources, highest priority first (decisions §26). */
export const ranks = ['support', 'owner', 'register', 'partner', 'visitor'] as const

export type Rank = (typeof ranks)[number]

/** Data source that makes statements about facilities. */
export interface Source {
  /** `zlobki`, `rspo`, `demo`, `owner`, `support` … */
  readonly key: string
  readonly rank: Rank
  /** Numbering scheme: sources with the same one use the same number for the same facility. */
  readonly numbering: string
  /** Generated demo or test data; never counted as a real source. */
  readonly synthetic: boolean
}

const known = [
  { key: 'support', rank: 'support', numbering: 'support', synthetic: false },
  { key: 'owner', rank: 'owner', numbering: 'owner', synthetic: false },
  { key: 'zlobki', rank: 'register', numbering: 'zlobki', synthetic: false },
  { key: 'rspo', rank: 'register', numbering: 'rspo', synthetic: false },
  { key: 'rspo-geo', rank: 'register', numbering: 'rspo', synthetic: false },
  { key: 'demo', rank: 'register', numbering: 'demo', synthetic: true },
  { key: 'scale', rank: 'register', numbering: 'scale', synthetic: true },
] as const satisfies readonly Source[]

export type SourceKey = (typeof known)[number]['key']

/** Key of a register that exists. */
export type RegisterKey = Extract<(typeof known)[number], { readonly rank: 'register'; readonly synthetic: false }>['key']

/** All sources; of two statements of the same day, the source listed first takes precedence. */
export const sources: readonly Source[] = known

/** Keys of all registers of facilities that exist. */
export const registerKeys: readonly string[] = sources
  .filter(({ rank, synthetic }) => rank === 'register' && !synthetic)
  .map(({ key }) => key)

/** Sources whose statements people write one by one, numbered by the facility's id; no import and no rollback changes them. */
export const writtenSources = ['support', 'owner'] as const

export type WrittenSource = (typeof writtenSources)[number]

/** Returns the source with a key; throws for an unknown key. */
export const sourceOf = (key: string): Source => {
  const source = sources.find((source) => source.key === key)
  if (!source) throw new Error(`Unknown source: ${key}`)
  return source
}

/** Returns the keys of all sources with the same numbering scheme, including this one. */
export const sourcesSharingNumbers = (key: string): readonly string[] => {
  const { numbering: numbers } = sourceOf(key)
  return sources.filter((source) => source.numbering === numbers).map((source) => source.key)
}

/** Returns whether rank `a` takes precedence over rank `b`. */
export const outranks = (a: Rank, b: Rank) => ranks.indexOf(a) < ranks.indexOf(b)
