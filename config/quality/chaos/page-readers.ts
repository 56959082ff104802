/** Readers of pages that show a number that grows. */
export interface PageReaders {
  /** Figures since the last call. */
  take(): ReadFigures
  stop(): Promise<void>
}

/** Figures of readers. */
export interface ReadFigures {
  readonly pages: number
  /** Answers of a process that is overloaded. */
  readonly refused: number
  /** Other answers, with their counts. */
  readonly errors: ReadonlyMap<string, number>
  /** Pages with a smaller number than one at the same address that had arrived before, or that was written long before. */
  readonly older: number
  /** Pages with a text that no page may show. */
  readonly forbidden: number
  readonly slowestMs: number
}

/** Time after which a page must show what was written: cached pages are valid for two seconds after a look at the database. */
const freshMs = 3000

/** `Retry-After` of an overloaded process, seconds (`adapters/http/overload.ts`); during an outage it is longer. */
const retryAfterOverload = '2'

const none = (): ReadFigures => ({ pages: 0, refused: 0, errors: new Map(), older: 0, forbidden: 0, slowestMs: 0 })

interface Options {
  readonly url: string
  readonly paths: readonly string[]
  readonly count: number
  /** Returns the last number that was written before a time (`performance.now()`). */
  readonly writtenBefore: (time: number) => number
  /** Pattern of the number. */
  readonly pattern: RegExp
  readonly forbidden: RegExp
}

/** Starts readers that request the paths in turn. */
export const startPageReaders = ({ url, paths, count, writtenBefore, pattern, forbidden }: Options): PageReaders => {
  let figures = none()
  let turn = 0
  let stopped = false
  const shown = new Map<string, number>()
  const readOne = async () => {
    const at = turn++
    const path = paths[at % paths.length] ?? '/'
    const began = performance.now()
    const before = Math.max(shown.get(path) ?? 0, writtenBefore(began - freshMs))
    const response = await fetch(url + path, { headers: { 'x-forwarded-for': `198.18.${(at >> 8) % 64}.${at % 256}` } }).catch(() => null)
    const text = (await response?.text().catch(() => null)) ?? ''
    // A last page of before an outage is marked, and promises nothing.
    const isStale = response?.headers.has('cache-status') === true
    const number = Number(pattern.exec(text)?.[1] ?? -1)
    const outcome = response?.status === 200 ? 'without a number' : String(response?.status ?? 'no connection')
    const isRight = response?.status === 200 && number >= 0
    const isRefused = response?.status === 503 && response.headers.get('retry-after') === retryAfterOverload
    if (isRight && !isStale) shown.set(path, Math.max(shown.get(path) ?? 0, number))
    figures = {
      pages: figures.pages + 1,
      refused: figures.refused + (isRefused ? 1 : 0),
      errors: isRight || isRefused ? figures.errors : new Map(figures.errors).set(outcome, (figures.errors.get(outcome) ?? 0) + 1),
      older: figures.older + (isRight && !isStale && number < before ? 1 : 0),
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
      figures = none()
      return taken
    },
    stop: async () => {
      stopped = true
      await all
    },
  }
}
