import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { FreedNames, freedNamesOf } from '../domain/freed-names.port.ts'
import { FreedNameTable } from './tables.ts'

/** Creates the repository of freed names in PostgreSQL. */
export const makeFreedNames = provide(FreedNames, { db: Db }, ({ db }) => freedNamesOf(makeTableStore(db, FreedNameTable)))
