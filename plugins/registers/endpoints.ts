import { implement, respond } from '#core/plugin/implement.ts'
import { registersApi } from './contract/api.ts'
import type { BatchView } from './contract/batch.ts'
import type { ImportBatch } from './domain/batches.port.ts'
import type { ImportReport } from './domain/report.ts'
import type { DuplicateCandidate } from './domain/successors.port.ts'
import { ListBatches, RollBackBatch } from './use-cases/batches.ts'
import { ListDuplicates } from './use-cases/list-duplicates.ts'
import { DismissSuccessor, ListSuccessors } from './use-cases/successors.ts'

const toView = ({ report, ...batch }: ImportBatch): BatchView => ({
  ...batch,
  report: {
    older: report.older,
    read: report.read,
    new: report.new,
    changed: report.changed,
    unchanged: report.unchanged,
    skipped: report.skipped,
    rejected: report.rejected,
    gone: report.gone,
    duplicates: report.duplicates,
    seconds: report.seconds,
    rules: report.rules,
    rejections: report.rejections,
    // Reports of older versions do not count them.
    successors: (report as Partial<ImportReport>).successors ?? 0,
  },
})

const facilityOf = ({ id, slug, name, type, city, street, building_number, phone, numbers }: DuplicateCandidate) => ({
  id,
  slug,
  name,
  type,
  city,
  street,
  building_number,
  phone,
  numbers,
})

/** Endpoints of imported registers. */
export const registersEndpoints = implement(registersApi, [
  respond(registersApi.listBatches, ListBatches, (batches) => ({ body: batches.map(toView) })),
  RollBackBatch,
  respond(registersApi.listDuplicates, ListDuplicates, ({ items, ...page }) => ({
    body: {
      ...page,
      items: items.map(({ one, other, reasons }) => ({ one: facilityOf(one), other: facilityOf(other), reasons })),
    },
  })),
  ListSuccessors,
  DismissSuccessor,
])
