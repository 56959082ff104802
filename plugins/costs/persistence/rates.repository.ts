import { recordTable } from '#adapters/postgres/record-table.ts'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { Rate, StoredFormerRate } from '../domain/rate.ts'
import { Rates, ratesOf } from '../domain/rates.port.ts'

/** Table of rates. */
export const RateTable = recordTable(Rate, { name: 'CostsRateRow', tableName: 'costs_rate', primary: ['id'] })

/** Table of former versions of rates. */
export const FormerRateTable = recordTable(StoredFormerRate, {
  name: 'CostsFormerRateRow',
  tableName: 'costs_former_rate',
  primary: ['rate_id', 'version'],
})

/** Creates the repository of rates in PostgreSQL. */
export const makeRates = provide(Rates, { db: Db }, ({ db }) => ratesOf(makeTableStore(db, RateTable), makeTableStore(db, FormerRateTable)))
