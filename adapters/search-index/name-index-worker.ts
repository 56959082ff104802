import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { type LogPosition, positionColumns } from '#adapters/postgres/replicas/log-position.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { makeFacilityIndexer } from './names/index-facilities.ts'
import { indexPlaces } from './names/index-places.ts'
import { buffersOf } from './names/name-index-data.ts'
import { readNames } from './read-names.ts'
import { readOverReplica } from './read-over-replica.ts'
import type { BuiltNames, NameWorkerOptions, PlacesBatch } from './worker-messages.ts'

// Builds the name index once and exits, which frees the memory that building needs.

const { url, replicaUrls, indexesPlaces, day } = workerData as NameWorkerOptions
const places: PlaceName[] = []
parentPort?.on('message', async (batch: PlacesBatch) => {
  places.push(...batch.places)
  if (!batch.last) return
  const indexed = indexesPlaces ? indexPlaces(places) : null
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  await client.connect()
  const log = await client.query<LogPosition>(`select ${positionColumns}`)
  const { result, server } = await readOverReplica(client, replicaUrls, log.rows[0] as LogPosition, async (from) => {
    const indexer = makeFacilityIndexer(places)
    // No other attempt follows.
    if (from === client) places.length = 0
    return { named: await readNames(from, day, indexer.add), facilities: indexer.finish() }
  })
  await client.end()
  const { named, facilities } = result
  const built: BuiltNames = { indexed, facilities, server, ...named }
  parentPort?.postMessage(built, buffersOf({ facilities, ...indexed }))
  parentPort?.close()
})
