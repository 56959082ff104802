import { Effect } from 'effect'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeProgress } from '#adapters/memory/progress.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { tableRows } from '#config/quality/testing/table-rows.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { CloseMissing } from '#core/facilities/use-cases/close-missing.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { UndoBatch } from '#core/facilities/use-cases/undo-batch.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Localities } from '#core/places/localities.port.ts'
import { Batches } from '../domain/batches.port.ts'
import { type DuplicateCandidate, Successors } from '../domain/successors.port.ts'
import { BatchTable } from '../persistence/tables.ts'

/** Row of a facility, as far as tests of imports read it. */
interface FacilityRow {
  readonly name: string
  readonly active: boolean
  readonly made: boolean
  readonly legacy_id: number | null
}

/** Finds the facilities; `calls` lists the calls without a state of their own. */
const findFacilities = (database: UseCaseDatabase) => {
  const facilities = database.find(Facilities)
  const calls: string[] = []
  const noted = <A>(name: string, call: () => Effect.Effect<A>) =>
    Effect.andThen(
      Effect.sync(() => void calls.push(name)),
      Effect.suspend(call),
    )
  return {
    ...facilities,
    acquireBatchLock: () => noted('acquireBatchLock', facilities.acquireBatchLock),
    approximateLocations: () => noted('approximateLocations', facilities.approximateLocations),
    refreshStatistics: () => noted('refreshStatistics', facilities.refreshStatistics),
    calls,
    records: () => rowsOf<FacilityRow>(database, 'select name, active, made, legacy_id from facility order by legacy_id, name'),
  }
}

/** Finds the ports and the use-cases of core that the plugin needs; a test adds to `duplicates`. */
export const makeRegistersFixture = (database: UseCaseDatabase) => {
  const events = makeEvents()
  const audit = makeAudit()
  const duplicates: DuplicateCandidate[] = []
  return {
    clock: database.clock,
    facilities: findFacilities(database),
    batches: { ...database.find(Batches), rows: tableRows(database, BatchTable) },
    events,
    duplicates,
    progress: makeProgress(),
    audit,
    successors: database.find(Successors),
    candidates: { listActive: () => Effect.sync(() => duplicates) },
    territory: { metresOutside: () => 0 },
    gazetteer: database.find(Gazetteer),
    localities: database.find(Localities),
    recordStatements: database.find(RecordStatements),
    closeMissing: database.find(CloseMissing),
    undoBatch: database.find(UndoBatch),
    countStatements: async () => (await rowsOf(database, 'select 1 from facility_statement')).length,
    transaction: transactionWith(database, events, audit),
  }
}
