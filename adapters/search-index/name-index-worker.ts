import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { indexFacilities } from './names/index-facilities.ts'
import { indexPlaces } from './names/index-places.ts'
import { buffersOf } from './names/name-index-data.ts'
import { readNames } from './read-rows.ts'
import type { BuiltNames, NameWorkerOptions, PlacesBatch } from './worker-messages.ts'

// Builds the name index once and exits, which frees the memory that building needs.

const { url, numbers } = workerData as NameWorkerOptions
const places: PlaceName[] = []
parentPort?.on('message', async (batch: PlacesBatch) => {
  places.push(...batch.places)
  if (!batch.last) return
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 60_000 })
  await client.connect()
  const names = await readNames(client)
  await client.end()
  const ids = Buffer.from(new SharedArrayBuffer(names.length * 16))
  for (const [at, { id }] of names.entries()) ids.write(id.replaceAll('-', ''), at * 16, 'hex')
  const indexed = numbers ? null : indexPlaces(places)
  const facilities = indexFacilities(names, places, numbers ?? indexed?.numbers ?? new Uint32Array())
  const nameHash = Int32Array.from(names, ({ nameHash }) => nameHash)
  const built: BuiltNames = { indexed, facilities, ids: new Uint8Array(ids.buffer), nameHash }
  parentPort?.postMessage(built, buffersOf({ facilities, ...indexed }))
  parentPort?.close()
})
