import { parentPort } from 'node:worker_threads'
import { buildLocalityTable } from './locality-table.ts'
import { readGazetteer } from './read-gazetteer.ts'

// Reads the gazetteer once and exits, which frees the 50 MB that parsing needs.

const table = buildLocalityTable(readGazetteer())
parentPort?.postMessage(
  table,
  Object.values(table).map(({ buffer }) => buffer),
)
