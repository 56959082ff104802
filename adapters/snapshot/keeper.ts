import type { ClientBase } from 'pg'
import { pruneChanges, readChanges, readVersion } from './change-feed.ts'
import { readAll, readSome } from './read-rows.ts'
import { type FacetSpec, newDictionary, type Rows, slotsFor } from './rows.ts'
import { type Snapshot, snapshotOf } from './snapshot.ts'
import { keepSlots, mend } from './splice.ts'

/** A snapshot, and the build of names that its slots speak of (0: of none). */
export interface Seen {
  readonly snapshot: Snapshot
  readonly build: number
}

/** Of whom the names were built: ids of 16 bytes in the order of their slots, and the fingerprints of what they were called. */
export interface Named {
  readonly build: number
  readonly ids: Uint8Array
  readonly naming: Int32Array
}

/** Keeps all listed facilities in memory and mends them by the feed of changes, whatever becomes of its connections. */
export const makeKeeper = (facets: readonly FacetSpec[], tell: (seen: Seen) => void, tellStale: () => void) => {
  let rows: Rows | null = null
  let dictionary = newDictionary(facets)
  let position: string | null = null
  let named: Named = { build: 0, ids: new Uint8Array(), naming: new Int32Array() }
  let renamed = false
  let untold = false

  const read = async (client: ClientBase): Promise<Rows> => {
    const { position: now, changed } = await readChanges(client, position)
    if (changed === 'all' || !rows) {
      const words = newDictionary(facets)
      const all = await readAll(client, facets, words)
      if (rows) keepSlots(rows, rows.slot.keys(), all)
      rows = all
      dictionary = words
    } else if (changed.length) rows = mend(rows, changed, await readSome(client, changed, facets, dictionary), facets)
    untold ||= changed.length > 0
    position = now
    return rows
  }

  const takeNames = (known: Rows): Rows => {
    if (!renamed) return known
    const slot = slotsFor(named.naming.length)
    for (let at = 0; at < slot.length; at++) slot[at] = at
    const taken = { ...known, slot: slotsFor(known.length) }
    keepSlots({ ids: named.ids, slot }, slot.keys(), taken)
    renamed = false
    untold = true
    return taken
  }

  return {
    /** Looks once and tells what is new; whether anything was. */
    look: async (client: ClientBase): Promise<boolean> => {
      await client.query('begin isolation level repeatable read, read only')
      rows = takeNames(await read(client))
      const version = await readVersion(client)
      await client.query('commit')
      if (!untold) return false
      tell({ snapshot: snapshotOf(rows, dictionary, version), build: named.build })
      if (!isNamed(rows, named.naming)) tellStale()
      untold = false
      await pruneChanges(client)
      return true
    },
    /** Names were built; the next look tells of it. */
    name: (built: Named) => {
      named = built
      renamed = true
    },
  }
}

/** Whether the index of names knows all rows, and as they are called now. */
const isNamed = ({ slot, naming }: Rows, namedAs: Int32Array) => slot.every((one, row) => namedAs[one] === naming[row])
