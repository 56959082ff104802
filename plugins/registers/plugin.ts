import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { CloseUnseen } from '#core/facilities/use-cases/close-unseen.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { UndoBatch } from '#core/facilities/use-cases/undo-batch.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Localities } from '#core/places/localities.port.ts'
import { Territory } from '#core/places/territory.port.ts'
import { type SitemapPages, staticPages } from '#core/plugin/addresses.ts'
import { token } from '#core/kernel/token.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { cacheInvalidation } from '#core/plugin/purges.ts'
import { on } from '#core/plugin/reactions.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Progress } from '#core/ports/progress.ts'
import { TableFiles } from '#core/ports/table-file.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { sourcesTag } from './contract/sources-tag.ts'
import { importCommands } from './commands/import-commands.ts'
import { BatchTakenBack, EditionImported } from './contract/events.ts'
import { Batches } from './domain/batches.port.ts'
import { DuplicateCandidates } from './domain/duplicates.port.ts'
import { SourceBook } from './domain/source-numbers.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { registers } from './migrations/20261121090400-registers.ts'
import { makeBatches } from './persistence/batches.repository.ts'
import { makeDuplicateCandidates } from './persistence/duplicates.query.ts'
import { makeSourceBook } from './persistence/source-book.query.ts'
import { makeRefreshStatistics, RefreshStatistics } from './reactions/refresh-statistics-when-an-edition-is-imported.ts'
import { ImportEdition, makeImportEdition } from './use-cases/import-edition.ts'
import { ListBatches, makeListBatches } from './use-cases/list-batches.ts'
import { ListDuplicates, makeListDuplicates } from './use-cases/list-duplicates.ts'
import { makeRollBackBatch, RollBackBatch } from './use-cases/roll-back-batch.ts'
import { makeSeedDemo, SeedDemo } from './use-cases/seed-demo.ts'
import { makeSeedScale, SeedScale } from './use-cases/seed-scale.ts'
import { makeShowSources, ShowSources } from './use-cases/show-sources.ts'

const RegistersAddresses = token<SitemapPages>('registers/Addresses')

/** Official registers: imported edition by edition, each value with its source and date. */
export const plugin = definePlugin({
  name: 'registers',
  dependsOn: ['places', 'tags'],
  migrations: [registers],
  bindings: (bind) => {
    bind(Batches, makeBatches, { db: Db })
    bind(DuplicateCandidates, makeDuplicateCandidates, { db: Db })
    bind(ListDuplicates, makeListDuplicates, { candidates: DuplicateCandidates })
    bind(ImportEdition, makeImportEdition, {
      facilities: Facilities,
      localities: Localities,
      territory: Territory,
      recordStatements: RecordStatements,
      closeMissing: CloseUnseen,
      batches: Batches,
      candidates: DuplicateCandidates,
      files: TableFiles,
      events: Events,
      clock: Clock,
      progress: Progress,
      transaction: Transaction,
    })
    bind(ListBatches, makeListBatches, { batches: Batches })
    bind(RollBackBatch, makeRollBackBatch, {
      batches: Batches,
      facilities: Facilities,
      undoBatch: UndoBatch,
      events: Events,
      clock: Clock,
      transaction: Transaction,
    })
    bind(RefreshStatistics, makeRefreshStatistics, { facilities: Facilities })
    bind(SourceBook, makeSourceBook, { db: Db })
    bind(ShowSources, makeShowSources, { book: SourceBook })
    bind(RegistersAddresses, () => staticPages('/zrodla-danych'), {})
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
  cacheInvalidations: [cacheInvalidation(EditionImported, () => [sourcesTag]), cacheInvalidation(BatchTakenBack, () => [sourcesTag])],
  commands: importCommands,
  reactions: [on(EditionImported, RefreshStatistics)],
  sitemap: RegistersAddresses,
  demoSeed: SeedDemo,
  loadSeed: SeedScale,
  messages: { pl, ua, en },
})
