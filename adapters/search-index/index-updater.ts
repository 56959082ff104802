import type { Client } from 'pg'
import { applyChanges, copySlots, findRows } from './apply-changes.ts'
import { pruneChanges, readChanges, readVersion } from './change-feed.ts'
import { type ReadServer, readOverReplica } from './read-over-replica.ts'
import { readAll, readRegisterImported, readSome } from './read-rows.ts'
import { type FacetSpec, newDictionary, type Rows, slotsFor } from './rows.ts'
import { makeReusedMemory, sharedBuffersOf } from './shared-memory.ts'
import { type Snapshot, snapshotOf } from './snapshot.ts'
import { sortedAgain } from './sort-recommended.ts'

/** New snapshot, and the build of the name index that its slots refer to (0: none). */
export interface IndexUpdate {
  /** Counts the snapshots, from 1. */
  readonly number: number
  readonly snapshot: Snapshot
  /** Ids of the facilities that have changed since the last snapshot; `null`: any may have. */
  readonly changed: readonly string[] | null
  /** Cities where they are or were (`malopolskie/krakow`); `null`: any. */
  readonly cities: readonly string[] | null
  readonly build: number
}

/** Facilities of a name index: ids of 16 bytes in the order of their slots, and hashes of their names. */
export interface NamedFacilities {
  readonly build: number
  readonly ids: Uint8Array
  readonly nameHash: Int32Array
}

interface Dependencies {
  readonly facets: readonly FacetSpec[]
  /** Replicas over which all facilities may be read. */
  readonly replicaUrls: readonly string[]
  /** Day of the rotation at the start. */
  readonly day: number
  readonly onUpdate: (update: IndexUpdate) => void
  readonly onNamesStale: () => void
  /** Called when all facilities were read. */
  readonly onFullRead: (server: ReadServer) => void
}

/** Holds all listed facilities in memory and applies the changes of the change feed, over any connection. */
export const makeIndexUpdater = ({ facets, replicaUrls, day: firstDay, onUpdate, onNamesStale, onFullRead }: Dependencies) => {
  let rows: Rows | null = null
  /** Days of the rotation: of the order of the rows, and of the next one. */
  let day = firstDay
  let nextDay = firstDay
  let dictionary = newDictionary(facets)
  let position: string | null = null
  let registerImported = false
  let named: NamedFacilities = { build: 0, ids: new Uint8Array(), nameHash: new Int32Array() }
  let namesChanged = false
  let unpublished = false
  const memory = makeReusedMemory()
  let published: { readonly number: number; readonly snapshot: Snapshot; readonly before: Snapshot | null } | null = null
  let unpublishedIds: readonly string[] | null = []
  let unpublishedCities: Set<string> | null = new Set()

  const noteCities = (of: Rows, ids: readonly string[]) => {
    const names = dictionary.cities.texts()
    for (const row of findRows(of, ids)) unpublishedCities?.add(names[of.city[row] ?? 0] ?? '')
  }

  /** Sorts the rows again when another day has begun: the database is not read for it, and any list may have changed. */
  const beginDay = () => {
    if (day === nextDay) return
    day = nextDay
    if (!rows) return
    rows = sortedAgain(rows, { facets, names: dictionary.names, day }, memory)
    unpublishedIds = null
    unpublishedCities = null
    unpublished = true
  }

  const read = async (client: Client, isNew: boolean): Promise<Rows> => {
    const { position: now, changed, log } = await readChanges(client, position, isNew)
    const wasImported = registerImported
    registerImported = await readRegisterImported(client)
    if (registerImported !== wasImported) unpublishedCities = null
    if (changed === 'all' || !rows) {
      // What a replica shows of later changes is read again with the next poll.
      const { result, server } = await readOverReplica(client, replicaUrls, log, async (from) => {
        const freshDictionary = newDictionary(facets)
        return { all: await readAll(from, { facets, dictionary: freshDictionary, day }), freshDictionary }
      })
      onFullRead(server)
      if (rows) copySlots(rows, rows.slot.keys(), result.all)
      rows = result.all
      dictionary = result.freshDictionary
      unpublishedIds = null
      unpublishedCities = null
    } else if (changed.length) {
      const fresh = await readSome(client, changed, { facets, dictionary, day })
      noteCities(rows, changed)
      noteCities(fresh, changed)
      rows = applyChanges(rows, changed, fresh, { facets, names: dictionary.names, day }, memory)
      unpublishedIds &&= [...unpublishedIds, ...changed]
    }
    unpublished ||= changed.length > 0 || registerImported !== wasImported
    position = now
    return rows
  }

  const assignNameSlots = (current: Rows): Rows => {
    if (!namesChanged) return current
    const slot = slotsFor(named.nameHash.length)
    for (let at = 0; at < slot.length; at++) slot[at] = at
    const assigned = { ...current, slot: slotsFor(current.length, memory) }
    copySlots({ ids: named.ids, slot }, slot.keys(), assigned)
    namesChanged = false
    unpublished = true
    return assigned
  }

  return {
    /**
     * Polls once and publishes a new snapshot if anything changed; returns whether it did. `isNew`: over another
     * connection than before.
     */
    poll: async (client: Client, isNew: boolean): Promise<boolean> => {
      beginDay()
      await client.query('begin isolation level repeatable read, read only')
      rows = assignNameSlots(await read(client, isNew))
      const version = await readVersion(client)
      await client.query('commit')
      if (!unpublished) return false
      const snapshot = snapshotOf(rows, dictionary, version, registerImported, memory)
      published = { number: (published?.number ?? 0) + 1, snapshot, before: published?.snapshot ?? null }
      const cities = unpublishedCities && [...unpublishedCities]
      onUpdate({ number: published.number, snapshot, changed: unpublishedIds, cities, build: named.build })
      if (!isNamed(rows, named.nameHash)) onNamesStale()
      unpublished = false
      unpublishedIds = []
      unpublishedCities = new Set()
      await pruneChanges(client)
      return true
    },
    /** Is told that a snapshot is the only one in use, so that the memory of the one before is free. */
    inUse: (number: number) => {
      if (published?.number !== number || !published.before) return
      const used = sharedBuffersOf({ rows, snapshot: published.snapshot })
      memory.giveBack([...sharedBuffersOf(published.before)].filter((buffer) => !used.has(buffer)))
      published = { ...published, before: null }
    },
    /** Sets the day of the rotation; the next poll publishes its order. */
    setDay: (begun: number) => {
      nextDay = begun
    },
    /** Sets a newly built name index; the next poll publishes its slots. */
    setNames: (built: NamedFacilities) => {
      named = built
      namesChanged = true
    },
  }
}

/** Returns true when the name index contains all rows under their current names. */
const isNamed = ({ slot, nameHash }: Rows, namedAs: Int32Array) => slot.every((one, row) => namedAs[one] === nameHash[row])
