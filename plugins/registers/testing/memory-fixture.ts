import { Effect } from 'effect'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeFacilities } from '#adapters/memory/facilities.ts'
import { makeProgress } from '#adapters/memory/progress.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { CloseMissing } from '#core/facilities/use-cases/close-missing.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { UndoBatch } from '#core/facilities/use-cases/undo-batch.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeMemoryGazetteer, makeMemoryLocalities } from '#plugins/places/testing/memory-places.ts'
import { makeMemoryTagging } from '#plugins/tags/testing/memory-tags.ts'
import type { ImportBatch } from '../domain/batches.port.ts'
import { type ImportReport, nothingRead } from '../domain/report.ts'
import type { DuplicateCandidate } from '../domain/successors.port.ts'
import { makeMemoryBatches, makeMemorySuccessors } from './memory-batches.ts'

/** Creates a candidate for the comparison of duplicates. */
export const aCandidate = (over: Partial<DuplicateCandidate> = {}): DuplicateCandidate => ({
  id: newId(),
  slug: 'sloneczko',
  name: 'Słoneczko',
  type: 'nursery',
  group: 'krakow/zlobki',
  city: 'Kraków',
  street: 'ul. Szkolna',
  building_number: '1',
  phone: null,
  longitude: null,
  latitude: null,
  numbers: ['zlobki 1/Z'],
  created_by_batch: false,
  ...over,
})

/** Creates a batch of the register `zlobki`. */
export const aBatch = (over: Partial<ImportBatch> = {}): ImportBatch => {
  const id = over.id ?? newId()
  const report: ImportReport = {
    ...nothingRead,
    batch: id,
    register: 'zlobki',
    edition: '2026-11-01',
    file: 'zlobki.csv',
    encoding: 'utf-8',
  }
  return {
    id,
    register: 'zlobki',
    edition_on: '2026-11-01',
    file: 'zlobki.csv',
    report,
    created_at: '2026-11-02T10:00:00Z',
    rolled_back_at: null,
    ...over,
  }
}

/** Creates the in-memory ports and the core use-cases that the plugin needs; a test adds to `duplicates`. */
export const makeRegistersFixture = () => {
  const clock = makeClock()
  const facilities = makeFacilities()
  const localities = makeMemoryLocalities()
  const batches = makeMemoryBatches()
  const events = makeEvents()
  const duplicates: DuplicateCandidate[] = []
  const successors = makeMemorySuccessors()
  const core = { facilities, localities, tagging: makeMemoryTagging() }
  return {
    clock,
    facilities,
    localities,
    batches,
    events,
    duplicates,
    progress: makeProgress(),
    audit: makeAudit(),
    successors,
    candidates: { listActive: () => Effect.sync(() => duplicates) },
    territory: { metresOutside: () => 0 },
    gazetteer: makeMemoryGazetteer(),
    recordStatements: makeOf(RecordStatements)(core),
    closeMissing: makeOf(CloseMissing)(core),
    undoBatch: makeOf(UndoBatch)(core),
    transaction: makeTransaction(facilities, localities, batches, successors, events),
  }
}
