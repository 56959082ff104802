import { Effect } from 'effect'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { Unavailable } from '#core/ports/unavailable.ts'
import type { Facet } from '#core/search/facet.ts'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import type { NameIndex } from '#core/search/name-index.port.ts'
import { cluster, find } from './answer.ts'
import { makeChosen } from './chosen.ts'
import { makeNameBuilds } from './name-builds.ts'
import type { NameArrays } from './names/name-arrays.ts'
import { suggestNames } from './names/suggest-names.ts'
import { type OpenSnapshot, openSnapshot } from './open-snapshot.ts'
import { startThread } from './snapshot-thread.ts'

/** How long the first who asks waits for the first snapshot, milliseconds. */
const patience = 5000

/** What the index is made of. */
export interface SnapshotIndexNeeds {
  readonly url: string
  readonly facets: () => readonly Facet[]
  readonly places: () => Promise<readonly PlaceName[]>
  /** Told that answers may be others from now on. */
  readonly onUpdate?: () => void
  /** Told what the worker cannot do just now; it tries again. */
  readonly onError: (detail: string) => void
  /** Milliseconds between two looks, and whether notifications shorten them. */
  readonly every?: number
  readonly listens?: boolean
}

/** Where facilities are and what they are called, in this process's memory: two ports over one worker. */
export interface SnapshotIndex {
  readonly facilities: FacilityIndex
  readonly names: NameIndex
  /** Begins, names and all. Asked without it, each port begins by itself what it needs. */
  start(): void
  /** Whether facilities can be asked, as soon as they can; begins to read them where nobody has. */
  ready(): Promise<boolean>
  /** Ends the worker. */
  close(): Promise<void>
}

/** An index that has not begun: it costs nothing until it is started or asked. */
export const makeSnapshotIndex = ({
  url,
  facets,
  places,
  onUpdate,
  onError,
  every = 2000,
  listens = true,
}: SnapshotIndexNeeds): SnapshotIndex => {
  let thread: ReturnType<typeof startThread> | null = null
  let closed = false
  let open: OpenSnapshot | null = null
  let names: NameArrays | null = null
  let built: { readonly build: number; readonly arrays: NameArrays | null } = { build: 0, arrays: null }
  const waiting = new Set<() => void>()

  const builds = makeNameBuilds({
    url,
    places,
    onError,
    // They answer from the first snapshot on that knows who they are of.
    onBuilt: ({ arrays, ...of }) => {
      built = { build: built.build + 1, arrays }
      thread?.name({ build: built.build, ...of })
    },
  })
  const begin = () => {
    if (thread || closed) return
    const specs = facets().map(({ key, kind, from }) => ({ key, kind, from }))
    thread = startThread({ url, facets: specs, every, listens }, (told) => {
      if (told.kind === 'trouble') onError(told.detail)
      else if (told.kind === 'names-stale') builds.renew()
      else {
        open = openSnapshot(told.snapshot, specs)
        if (told.build === built.build) names = built.arrays
        for (const look of [...waiting]) look()
        onUpdate?.()
      }
    })
  }
  const beginNames = () => {
    begin()
    builds.want()
  }

  /** Answers at once where there is something to answer from; else as soon as there is, or not at all. */
  const asked = <Thing, Answer>(begin: () => void, thing: () => Thing | null, answer: (thing: Thing) => Answer): Effect.Effect<Answer> =>
    Effect.suspend(() => {
      const now = thing()
      if (now !== null) return Effect.sync(() => answer(now))
      begin()
      return Effect.promise(() => first(thing)).pipe(Effect.map(answer))
    })

  const first = <Thing>(thing: () => Thing | null): Promise<Thing> =>
    new Promise((resolve, reject) => {
      const settle = (then: () => void) => {
        clearTimeout(late)
        waiting.delete(look)
        then()
      }
      const look = () => {
        const now = thing()
        if (now !== null) settle(() => resolve(now))
        else if (closed) settle(() => reject(new Unavailable({ detail: 'The index is closed.' })))
      }
      const late = setTimeout(() => settle(() => reject(new Unavailable({ detail: 'The index of facilities is not read yet.' }))), patience)
      waiting.add(look)
      look()
    })

  const ofFacilities = () => open
  const ofNames = () => open && names && { open, names }
  return {
    facilities: {
      find: (query, limit) => asked(begin, ofFacilities, (open) => find(open, query, limit)),
      cluster: (query, zoom, limit) => asked(begin, ofFacilities, (open) => cluster(open, query, zoom, limit)),
      version: () => open?.rows.version ?? '',
    },
    names: {
      suggest: (text, choice, limit) =>
        asked(beginNames, ofNames, ({ open, names }) => suggestNames(names, text, makeChosen(open, choice), limit)),
    },
    start: beginNames,
    ready: () => {
      begin()
      return first(ofFacilities).then(
        () => true,
        () => false,
      )
    },
    close: async () => {
      closed = true
      await Promise.all([thread?.end(), builds.end()])
      for (const look of [...waiting]) look()
    },
  }
}
