import { Effect } from 'effect'
import type { PlaceNames } from '#core/places/place-names.port.ts'
import type { Clock } from '#core/ports/clock.ts'
import { Unavailable } from '#core/ports/unavailable.ts'
import { rotationDayAt } from '#core/search/daily-rotation.ts'
import type { Facet } from '#core/search/facet.ts'
import type { FacilityChanges } from '#core/search/facility-changes.port.ts'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import type { NameIndex } from '#core/search/name-index.port.ts'
import type { OptionCounter } from '#core/search/option-counter.port.ts'
import { cluster, find, search } from './answer-query.ts'
import { countOptions } from './count-options.ts'
import { facetColumns, indexColumns } from './index-columns.ts'
import { startIndexWorker } from './index-worker-thread.ts'
import { makeNameIndexBuilder } from './name-index-builder.ts'
import type { NameIndexData } from './names/name-index-data.ts'
import { readNames } from './names/read-names.ts'
import { suggestNames } from './names/suggest-names.ts'
import { type OpenSnapshot, openSnapshot } from './open-snapshot.ts'
import type { ReadServer } from './read-over-replica.ts'
import { makeSelectionFilter } from './selection-filter.ts'

/** Time that a query waits for the first rows or names while a process starts, milliseconds. */
const loadTimeoutMs = 20_000

/** Time that `ready` waits, and after a poll in which changes count as followed, milliseconds. */
const readyTimeoutMs = 5000
const followedMs = 5000

/** Options of the search index. */
export interface SearchIndexOptions {
  readonly url: string
  /** Replicas over which all facilities may be read; default: none. */
  readonly replicaUrls?: readonly string[]
  /** Clock of the days of the rotation. */
  readonly clock: Clock
  readonly facets: () => readonly Facet[]
  /** `null`: only facilities are found by name. */
  readonly places: () => PlaceNames | null
  /**
   * Called when query results may have changed, with the cities of the changed facilities (`malopolskie/krakow`), and
   * with their ids; `null`: of any.
   */
  readonly onUpdate?: (cities: readonly string[] | null, changed: readonly string[] | null) => void
  /** Called when all facilities or names were read. */
  readonly onFullRead?: (server: ReadServer) => void
  /** Called when the worker fails; it retries. */
  readonly onError: (detail: string) => void
  /** Milliseconds between two polls without a notification, and whether notifications trigger a poll. */
  readonly pollIntervalMs?: number
  readonly useNotifications?: boolean
}

/** In-memory index of facilities and names, and the changes that it follows: four ports over one worker. */
export interface SearchIndex {
  readonly facilities: FacilityIndex
  readonly names: NameIndex
  readonly options: OptionCounter
  readonly changes: FacilityChanges
  /** Starts reading facilities. Otherwise each port starts what it needs with its first query. */
  start(): void
  /** Starts building the index of names too, which takes a second of the processor. */
  startNames(): void
  /** Starts reading facilities if necessary; resolves to true when they can be queried, to false after a timeout. */
  ready(): Promise<boolean>
  /** Returns the milliseconds since all changes up to then were applied; `null`: they never were. */
  followedMsAgo(): number | null
  /** Stops the worker. */
  close(): Promise<void>
}

/** Creates an index; inactive until it is started or queried. */
export const makeSearchIndex = ({
  url,
  replicaUrls = [],
  clock,
  facets,
  places,
  onUpdate,
  onFullRead = () => undefined,
  onError,
  pollIntervalMs = 2000,
  useNotifications = true,
}: SearchIndexOptions): SearchIndex => {
  let worker: ReturnType<typeof startIndexWorker> | null = null
  let closed = false
  let snapshot: OpenSnapshot | null = null
  let names: NameIndexData | null = null
  let built: { readonly build: number; readonly arrays: NameIndexData | null } = { build: 0, arrays: null }
  const today = () => rotationDayAt(clock.now())
  let day = today()
  let followedAt = Number.NEGATIVE_INFINITY
  const waiting = new Set<() => void>()
  const changeListeners: ((ids: readonly string[] | null) => void)[] = []

  const builds = makeNameIndexBuilder({
    url,
    replicaUrls,
    places,
    day: today,
    onError,
    onFullRead,
    // Queries use the names from the first snapshot whose slots refer to them.
    onBuilt: ({ arrays, ...of }) => {
      built = { build: built.build + 1, arrays }
      worker?.setNames({ build: built.build, ...of })
    },
  })
  /** Has rows and names sorted again when another day has begun. */
  const followDay = () => {
    if (day === today()) return
    day = today()
    worker?.setDay(day)
    builds.markStale()
  }
  const start = () => {
    if (worker || closed) return
    const specs = [...facetColumns(facets()), ...indexColumns]
    worker = startIndexWorker({ url, replicaUrls, facets: specs, pollIntervalMs, useNotifications }, today, (message) => {
      // Every poll sends a message.
      followDay()
      void builds.followPlaces()
      if (message.kind === 'error') onError(message.detail)
      else if (message.kind === 'names-stale') builds.markStale()
      else if (message.kind === 'full-read') onFullRead(message.server)
      else if (message.kind === 'unchanged') followedAt = performance.now()
      else {
        const { changed } = message
        if (changed === null || changed.length > 0) for (const announce of changeListeners) announce(changed)
        followedAt = performance.now()
        snapshot = openSnapshot(message.snapshot, specs, snapshot)
        worker?.inUse(message.number)
        if (message.build === built.build) names = built.arrays
        for (const check of [...waiting]) check()
        onUpdate?.(message.cities, changed)
      }
    })
  }
  const startNames = () => {
    start()
    builds.request()
  }

  /** Answers at once when the data is loaded; otherwise starts loading and waits, and fails with Unavailable after a timeout. */
  const answerWhenReady = <Thing, Answer>(
    start: () => void,
    read: () => Thing | null,
    answer: (data: Thing) => Answer,
  ): Effect.Effect<Answer> =>
    Effect.suspend(() => {
      const data = read()
      // At once, since the memory of a snapshot is used for the next but one.
      if (data !== null) return Effect.succeed(answer(data))
      start()
      return Effect.promise(() => whenReady(read, loadTimeoutMs).then(answer))
    })
  const whenReady = <Thing>(read: () => Thing | null, timeoutMs: number): Promise<Thing> =>
    new Promise((resolve, reject) => {
      const finish = (complete: () => void) => {
        clearTimeout(timeout)
        waiting.delete(check)
        complete()
      }
      const check = () => {
        const data = read()
        if (data !== null) finish(() => resolve(data))
        else if (closed) finish(() => reject(new Unavailable({ detail: 'The index is closed.' })))
      }
      const timeout = setTimeout(
        () => finish(() => reject(new Unavailable({ detail: 'The facility index is not loaded yet.' }))),
        timeoutMs,
      )
      waiting.add(check)
      check()
    })

  const ofFacilities = () => snapshot
  const ofNames = () => snapshot && names && { open: snapshot, names }
  const withFacilities = <Answer>(answer: (snapshot: OpenSnapshot) => Answer) => answerWhenReady(start, ofFacilities, answer)
  const withNames = <Answer>(answer: (data: { readonly open: OpenSnapshot; readonly names: NameIndexData }) => Answer) =>
    answerWhenReady(startNames, ofNames, answer)
  return {
    facilities: {
      find: (query, slice) => withFacilities((snapshot) => find(snapshot, query, slice)),
      cluster: (query, zoom, limit) => withFacilities((snapshot) => cluster(snapshot, query, zoom, limit)),
      version: () => snapshot?.rows.version ?? '',
    },
    changes: {
      areFollowed: () => !closed && performance.now() - followedAt <= followedMs,
      subscribe: (listener) => void changeListeners.push(listener),
    },
    options: { count: (query) => withFacilities((snapshot) => countOptions(snapshot, query)) },
    names: {
      suggest: (text, selection, limit) =>
        withNames(({ open: snapshot, names }) => suggestNames(names, text, makeSelectionFilter(snapshot, selection), limit)),
      search: (query, slice) => withNames(({ open: snapshot, names }) => search(snapshot, names, query, slice)),
      read: (words, text) => withNames(({ open: snapshot, names }) => readNames(names, words, text, makeSelectionFilter(snapshot, {}))),
    },
    start,
    startNames,
    ready: () => {
      start()
      return whenReady(ofFacilities, readyTimeoutMs).then(
        () => true,
        () => false,
      )
    },
    followedMsAgo: () => (Number.isFinite(followedAt) ? performance.now() - followedAt : null),
    close: async () => {
      closed = true
      await Promise.all([worker?.close(), builds.close()])
      for (const check of [...waiting]) check()
    },
  }
}
