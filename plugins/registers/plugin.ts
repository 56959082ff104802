import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { CloseMissing } from '#core/facilities/use-cases/close-missing.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { UndoBatch } from '#core/facilities/use-cases/undo-batch.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { token } from '#core/kernel/token.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Localities } from '#core/places/localities.port.ts'
import { Territory } from '#core/places/territory.port.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { on } from '#core/plugin/reactions.ts'
import { type SitemapPages, staticPages } from '#core/plugin/sitemap.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { CsvFiles } from '#core/ports/csv-file.ts'
import { Events } from '#core/ports/events.ts'
import { Progress } from '#core/ports/progress.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { importCommands } from './commands/import-commands.ts'
import { BatchRolledBack, EditionImported, SuccessorDismissed } from './contract/events.ts'
import { sourcesTag } from './contract/sources-tag.ts'
import { Batches } from './domain/batches.port.ts'
import { DuplicateCandidates } from './domain/duplicates.port.ts'
import { SourceStatistics } from './domain/source-statistics.port.ts'
import { Successors } from './domain/successors.port.ts'
import { registersEndpoints } from './endpoints.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { registers } from './migrations/20261121090400-registers.ts'
import { registersSuccessors } from './migrations/20261216100000-registers-successors.ts'
import { BatchTable } from './persistence/batch.table.ts'
import { makeBatches } from './persistence/batches.repository.ts'
import { makeDuplicateCandidates } from './persistence/duplicates.query.ts'
import { makeSourceStatistics } from './persistence/source-statistics.query.ts'
import { successorsOfFacility } from './persistence/successors.part.ts'
import { makeSuccessors } from './persistence/successors.repository.ts'
import { makeRefreshStatistics, RefreshStatistics } from './reactions/refresh-statistics-when-an-edition-is-imported.ts'
import { DismissSuccessor, makeDismissSuccessor } from './use-cases/dismiss-successor.ts'
import { ImportEdition, makeImportEdition } from './use-cases/import-edition.ts'
import { ListBatches, makeListBatches } from './use-cases/list-batches.ts'
import { ListDuplicates, makeListDuplicates } from './use-cases/list-duplicates.ts'
import { ListSuccessors, makeListSuccessors } from './use-cases/list-successors.ts'
import { makeRollBackBatch, RollBackBatch } from './use-cases/roll-back-batch.ts'
import { makeSeedDemo, SeedDemo } from './use-cases/seed-demo.ts'
import { makeSeedScale, SeedScale } from './use-cases/seed-scale.ts'
import { makeShowSources, ShowSources } from './use-cases/show-sources.ts'

const RegistersSitemap = token<SitemapPages>('registers/Sitemap')

/** Imports official registers, edition by edition; each value keeps its source and date. */
export const plugin = definePlugin({
  name: 'registers',
  dependsOn: ['places', 'tags'],
  migrations: [registers, registersSuccessors],
  tables: [BatchTable],
  bindings: (bind) => {
    bind(Batches, makeBatches, { db: Db })
    bind(DuplicateCandidates, makeDuplicateCandidates, { db: Db })
    bind(Successors, makeSuccessors, { db: Db })
    bind(ListDuplicates, makeListDuplicates, { candidates: DuplicateCandidates })
    bind(ImportEdition, makeImportEdition, {
      facilities: Facilities,
      localities: Localities,
      territory: Territory,
      gazetteer: Gazetteer,
      recordStatements: RecordStatements,
      closeMissing: CloseMissing,
      batches: Batches,
      candidates: DuplicateCandidates,
      successors: Successors,
      files: CsvFiles,
      events: Events,
      clock: Clock,
      progress: Progress,
      transaction: Transaction,
    })
    bind(ListBatches, makeListBatches, { batches: Batches })
    bind(ListSuccessors, makeListSuccessors, { successors: Successors })
    bind(DismissSuccessor, makeDismissSuccessor, {
      successors: Successors,
      audit: Audit,
      events: Events,
      clock: Clock,
      transaction: Transaction,
    })
    bind(RollBackBatch, makeRollBackBatch, {
      batches: Batches,
      successors: Successors,
      facilities: Facilities,
      undoBatch: UndoBatch,
      audit: Audit,
      events: Events,
      clock: Clock,
      transaction: Transaction,
    })
    bind(RefreshStatistics, makeRefreshStatistics, { facilities: Facilities })
    bind(SourceStatistics, makeSourceStatistics, { db: Db })
    bind(ShowSources, makeShowSources, { statistics: SourceStatistics })
    bind(RegistersSitemap, () => staticPages('/zrodla-danych'), {})
    bind(SeedDemo, makeSeedDemo, {
      facilities: Facilities,
      recordStatements: RecordStatements,
      batches: Batches,
      clock: Clock,
      transaction: Transaction,
    })
    bind(SeedScale, makeSeedScale, {
      facilities: Facilities,
      recordStatements: RecordStatements,
      batches: Batches,
      gazetteer: Gazetteer,
      clock: Clock,
      progress: Progress,
      transaction: Transaction,
    })
  },
  cacheInvalidations: [
    cacheInvalidation(EditionImported, () => [sourcesTag]),
    cacheInvalidation(BatchRolledBack, () => [sourcesTag]),
    cacheInvalidation(SuccessorDismissed, ({ former }) => (former === null ? [] : [pageTags.facility(former)])),
  ],
  slotData: [successorsOfFacility],
  endpoints: registersEndpoints,
  commands: importCommands,
  reactions: [on(EditionImported, RefreshStatistics)],
  sitemap: RegistersSitemap,
  demoSeed: SeedDemo,
  loadSeed: SeedScale,
  messages: { pl, ua, en },
})
