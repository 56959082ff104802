import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import type { PlaceName } from '#core/places/place-names.port.ts'
import type { NamesBuilt, PlacesTold } from './messages.ts'
import { buildNames } from './names/build-names.ts'
import { buffersOf } from './names/name-arrays.ts'
import { readNames } from './read-rows.ts'

// Builds the index of names once and ends: what it takes beside goes with it.

const places: PlaceName[] = []
parentPort?.on('message', async (told: PlacesTold) => {
  places.push(...told.places)
  if (!told.last) return
  const client = new pg.Client({ connectionString: workerData as string, connectionTimeoutMillis: 5000, query_timeout: 60_000 })
  await client.connect()
  const names = await readNames(client)
  await client.end()
  const ids = Buffer.from(new SharedArrayBuffer(names.length * 16))
  for (const [at, { id }] of names.entries()) ids.write(id.replaceAll('-', ''), at * 16, 'hex')
  const arrays = buildNames(names, places)
  const built: NamesBuilt = { arrays, ids: new Uint8Array(ids.buffer), naming: Int32Array.from(names, ({ naming }) => naming) }
  parentPort?.postMessage(built, buffersOf(arrays))
  parentPort?.close()
})
