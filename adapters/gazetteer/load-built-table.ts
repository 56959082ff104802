import { readTable } from './built-table.ts'
import type { LocalityTable } from './locality-table.ts'

/** Reads the table that the build has written beside the server's bundle. */
export const loadTable = (): Promise<LocalityTable> => readTable(new URL('../../dist/server/localities.bin', import.meta.url))
