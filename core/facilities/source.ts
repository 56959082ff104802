/** The order in which sources are believed, the highest first (decisions §26). */
export const ranks = ['support', 'owner', 'register', 'partner', 'visitor'] as const

export type Rank = (typeof ranks)[number]

/** Someone or something that says what a facility is like. */
export interface Source {
  /** `zlobki`, `rspo`, `demo`, `owner` … */
  readonly key: string
  readonly rank: Rank
  /** Made up for show; never counted among what a real source says. */
  readonly made: boolean
}

/** Every source the platform knows. */
export const sources: readonly Source[] = [
  { key: 'zlobki', rank: 'register', made: false },
  { key: 'demo', rank: 'register', made: true },
]

/** The source of a key; an unknown key is a bug. */
export const sourceOf = (key: string): Source => {
  const source = sources.find((source) => source.key === key)
  if (!source) throw new Error(`No source is called ${key}`)
  return source
}

/** Whether `a` is believed before `b`. */
export const outranks = (a: Rank, b: Rank) => ranks.indexOf(a) < ranks.indexOf(b)
