/** The order in which sources are believed, the highest first (decisions §26). */
export const ranks = ['support', 'owner', 'register', 'partner', 'visitor'] as const

export type Rank = (typeof ranks)[number]

/** Someone or something that says what a facility is like. */
export interface Source {
  /** `zlobki`, `rspo`, `demo`, `owner` … */
  readonly key: string
  readonly rank: Rank
  /** Whose numbers it gives: sources that share them speak under one number of one facility. */
  readonly numbers: string
  /** Made up for show; never counted among what a real source says. */
  readonly made: boolean
}

/** Every source the platform knows; of two that say something on the same day the one further up is believed. */
export const sources: readonly Source[] = [
  { key: 'owner', rank: 'owner', numbers: 'owner', made: false },
  { key: 'zlobki', rank: 'register', numbers: 'zlobki', made: false },
  { key: 'rspo', rank: 'register', numbers: 'rspo', made: false },
  { key: 'rspo-geo', rank: 'register', numbers: 'rspo', made: false },
  { key: 'demo', rank: 'register', numbers: 'demo', made: true },
  { key: 'scale', rank: 'register', numbers: 'scale', made: true },
]

/** The source of a key; an unknown key is a bug. */
export const sourceOf = (key: string): Source => {
  const source = sources.find((source) => source.key === key)
  if (!source) throw new Error(`No source is called ${key}`)
  return source
}

/** Keys of all sources that give the numbers which this one gives, itself among them. */
export const sharingNumbers = (key: string): readonly string[] => {
  const { numbers } = sourceOf(key)
  return sources.filter((source) => source.numbers === numbers).map((source) => source.key)
}

/** Whether `a` is believed before `b`. */
export const outranks = (a: Rank, b: Rank) => ranks.indexOf(a) < ranks.indexOf(b)
