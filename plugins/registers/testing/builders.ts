import { newId } from '#core/kernel/ids.ts'
import type { ImportBatch } from '../domain/batches.port.ts'
import { type ImportReport, nothingRead } from '../domain/report.ts'
import type { DuplicateCandidate } from '../domain/successors.port.ts'

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
