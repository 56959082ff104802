import { parentPort } from 'node:worker_threads'
import { writeTable } from './locality-table.ts'
import { readGazetteer } from './read-gazetteer.ts'

// Reads the gazetteer once and ends: the 50 MB that reading takes go with it.

const table = writeTable(readGazetteer())
parentPort?.postMessage(
  table,
  Object.values(table).map(({ buffer }) => buffer),
)
