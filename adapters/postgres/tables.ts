import { GrantTable } from './access/grant.table.ts'

/** Entities of core. */
export const coreTables = [GrantTable]
