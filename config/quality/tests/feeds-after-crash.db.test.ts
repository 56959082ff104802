import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readInvalidations } from '#adapters/page-cache/invalidation-feed.ts'
import { makePosition, partsOfPosition } from '#adapters/postgres/feed-position.ts'
import { readMessages } from '#adapters/realtime/message-feed.ts'
import { readChanges } from '#adapters/search-index/change-feed.ts'
import { newId } from '#core/kernel/ids.ts'
import { connectClient } from '../testing/index-fixture.ts'
import { testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const platform = startForTests(() => testPlatform({ plugins: [] }))
let client: pg.Client
beforeAll(async () => {
  client = await connectClient(platform.databaseUrl)
})
afterAll(() => client.end())

interface Feed {
  readonly add: (id: string) => Promise<unknown>
  /** Reads the feed since a position, over a new connection; returns the ids of its rows, or what stands for all. */
  readonly read: (position: string | null) => Promise<{ readonly position: string; readonly ids: readonly string[] | 'everything' }>
}
const feeds: Readonly<Record<string, Feed>> = {
  'page cache': {
    add: (id) => client.query('insert into page_purge (tags) values ($1)', [[id]]),
    read: async (from) => {
      const { position, tags } = await readInvalidations(client, from, true)
      return { position, ids: tags.includes('*') ? 'everything' : tags }
    },
  },
  'search index': {
    add: (id) => client.query('insert into facility_change (facility_id) values ($1)', [id]),
    read: async (from) => {
      const { position, changed } = await readChanges(client, from, true)
      return { position, ids: changed === 'all' ? 'everything' : changed }
    },
  },
  websockets: {
    add: (id) => client.query(`insert into live_frame (channel, type, data) values ('main', $1, '{}')`, [id]),
    read: async (from) => {
      const { position, messages, lost } = await readMessages(client, from)
      return { position, ids: lost ? 'everything' : messages.map(({ text }) => (JSON.parse(text) as { type: string }).type) }
    },
  },
}

const reads = Object.entries(feeds)

test.each(reads)('PL-22 %s: rows of transactions whose ids a crash gave anew are read', async (_, { add, read }) => {
  const { position } = await read(null)
  const [run, snapshot, number] = partsOfPosition(position)
  if (run === null || snapshot === null || number === null) throw new Error(position)
  // As if three transactions more had been seen, whose log was lost in the crash.
  const next = BigInt(snapshot.split(':')[1] ?? '') + 3n
  const before = makePosition({ run, snapshot: `${next}:${next}:`, number })
  const ids = Array.from({ length: 8 }, () => newId())
  for (const id of ids) await add(id)
  const after = await read(before)
  expect([...after.ids].toSorted()).toEqual(ids.toSorted())
  expect((await read(after.position)).ids).toEqual([])
})

test.each(reads)('PL-22 %s: after another start of the server everything may have changed', async (_, { read }) => {
  const { position } = await read(null)
  const [, snapshot, number] = partsOfPosition(position)
  expect((await read(position)).ids).toEqual([])
  expect((await read(makePosition({ run: 'another', snapshot: snapshot ?? '', number: number ?? '' }))).ids).toBe('everything')
})
