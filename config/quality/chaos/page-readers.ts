/** Readers of pages that show a number that grows. */
export interface PageReaders {
  /** Figures since the last call. */
  take(): ReadFigures
  /** Forgets the numbers that were shown, since the database has lost some. */
  forget(): void
  stop(): Promise<void>
}

/** Figures of readers. */
export interface ReadFigures {
  readonly pages: number
  readonly errors: number
  /** Pages with a smaller number than a page at the same address that had arrived before they were requested. */
  readonly older: number
  /** Pages with a text that no page may show. */
  readonly forbidden: number
  readonly slowestMs: number
}

const none: ReadFigures = { pages: 0, errors: 0, older: 0, forbidden: 0, slowestMs: 0 }

interface Options {
  readonly url: string
  readonly paths: readonly string[]
  readonly count: number
  /** Pattern of the number. */
  readonly shows: RegExp
  readonly forbidden: RegExp
}

/** Starts readers that request the paths in turn. */
export const startPageReaders = ({ url, paths, count, shows, forbidden }: Options): PageReaders => {
  let figures = none
  let turn = 0
  let stopped = false
  let run = 0
  const shown = new Map<string, number>()
  const readOne = async () => {
    const at = turn++
    const path = paths[at % paths.length] ?? '/'
    const before = shown.get(path) ?? 0
    const inRun = run
    const began = performance.now()
    const response = await fetch(url + path, { headers: { 'x-forwarded-for': `198.18.${(at >> 8) % 64}.${at % 256}` } }).catch(() => null)
    const text = (await response?.text().catch(() => null)) ?? ''
    // A last page of before an outage is marked, and promises nothing.
    const isStale = response?.headers.has('cache-status') === true
    const number = Number(shows.exec(text)?.[1] ?? -1)
    const isRight = response?.status === 200 && number >= 0
    if (isRight && !isStale && inRun === run) shown.set(path, Math.max(shown.get(path) ?? 0, number))
    figures = {
      pages: figures.pages + 1,
      errors: figures.errors + (isRight ? 0 : 1),
      older: figures.older + (isRight && !isStale && inRun === run && number < before ? 1 : 0),
      forbidden: figures.forbidden + (!isStale && forbidden.test(text) ? 1 : 0),
      slowestMs: Math.max(figures.slowestMs, Math.round(performance.now() - began)),
    }
  }
  const all = Promise.all(
    Array.from({ length: count }, async () => {
      while (!stopped) await readOne()
    }),
  )
  return {
    take: () => {
      const taken = figures
      figures = none
      return taken
    },
    forget: () => {
      run++
      shown.clear()
    },
    stop: async () => {
      stopped = true
      await all
    },
  }
}
