import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { makeFacilityIndexer } from './names/index-facilities.ts'
import { indexPlaces } from './names/index-places.ts'
import { buffersOf } from './names/name-index-data.ts'
import { readNames } from './read-names.ts'
import type { BuiltNames, NameWorkerOptions, PlacesBatch } from './worker-messages.ts'

// Builds the name index once and exits, which frees the memory that building needs.

const { url, numbers } = workerData as NameWorkerOptions
const places: PlaceName[] = []
parentPort?.on('message', async (batch: PlacesBatch) => {
  places.push(...batch.places)
  if (!batch.last) return
  const indexed = numbers ? null : indexPlaces(places)
  const indexer = makeFacilityIndexer(places, numbers ?? indexed?.numbers ?? new Uint32Array())
  places.length = 0
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  await client.connect()
  const named = await readNames(client, indexer.add)
  await client.end()
  const facilities = indexer.finish()
  const built: BuiltNames = { indexed, facilities, ...named }
  parentPort?.postMessage(built, buffersOf({ facilities, ...indexed }))
  parentPort?.close()
})
