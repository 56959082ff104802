import { Data, Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { type Batch, Facilities } from '#core/facilities/facilities.port.ts'
import { sourcesSharingNumbers } from '#core/facilities/source.ts'
import { CloseMissing } from '#core/facilities/use-cases/close-missing.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Localities } from '#core/places/localities.port.ts'
import { Territory } from '#core/places/territory.port.ts'
import { Clock } from '#core/ports/clock.ts'
import { CsvFiles, UnreadableFile } from '#core/ports/csv-file.ts'
import { Events } from '#core/ports/events.ts'
import { Progress } from '#core/ports/progress.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { EditionImported, ImportFailed } from '../contract/events.ts'
import { Batches } from '../domain/batches.port.ts'
import { buildReport } from '../domain/build-report.ts'
import { duplicatesOf } from '../domain/duplicates.ts'
import { resolveEditionDate } from '../domain/edition-date.ts'
import { formatOf } from '../domain/formats.ts'
import type { ImportReport } from '../domain/report.ts'
import { DuplicateCandidates, Successors } from '../domain/successors.port.ts'
import { makeFindSuccessors } from '../services/find-successors.ts'
import { makeImportRows } from '../services/import-rows.ts'
import { openTable } from '../services/read-table.ts'
import { scanFile } from '../services/scan-file.ts'

/** Options of an import; `file` is a path. */
export interface ImportInput {
  readonly register: string
  readonly file: string
  /** Day of the edition, ISO date; taken from the file name when missing. */
  readonly edition?: string | undefined
  /** Percent of the scope that may be missing from the file. */
  readonly allowGone?: number | undefined
  readonly dryRun?: boolean | undefined
}

/** Edition whose file is open. */
interface OpenedEdition {
  readonly format: Effect.Success<ReturnType<typeof formatOf>>
  readonly file: Effect.Success<ReturnType<typeof openTable>>
}

/** Ends a dry run: failing makes the transaction roll back. */
class DryRunCompleted extends Data.TaggedError('DryRunCompleted')<{ readonly report: ImportReport }> {}

/**
 * Default limits in percent of the known facilities in scope (decisions §26): how many may be missing, and how many
 * rows the file must have.
 */
const defaultLimits = { maxGonePercent: 5, minRowsPercent: 80 }

/**
 * Imports an edition of a register in one transaction; support is told of a file that cannot be. A dry run reports the
 * same and writes nothing.
 */
export const ImportEdition = define(
  'registers/ImportEdition',
  {
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
  },
  ({
    facilities,
    localities,
    territory,
    gazetteer,
    recordStatements,
    closeMissing,
    batches,
    candidates,
    successors,
    files,
    events,
    clock,
    progress,
    transaction,
  }) => {
    const importRows = makeImportRows({ recordStatements, territory, gazetteer })
    const findSuccessors = makeFindSuccessors({ successors, clock })
    const importFile = Effect.fn('registers.import-file')(function* (actor: Actor, input: ImportInput, { format, file }: OpenedEdition) {
      const startedAt = clock.now()
      const editionDate = yield* resolveEditionDate(input.edition, file.name, startedAt.toISOString().slice(0, 10))
      const scan = yield* scanFile(file, format, territory, (bytes) => progress.report((0.15 * bytes) / file.bytes))

      const importAll = Effect.gen(function* () {
        yield* facilities.acquireBatchLock()
        const batch: Batch = { id: newId(), source: format.key, on: editionDate }
        const registerKeys = sourcesSharingNumbers(format.key)
        const older = editionDate < ((yield* batches.newestEdition(registerKeys)) ?? '')
        const knownCount = yield* facilities.countNamed(registerKeys, scan.scope)
        const tooFewRows = scan.rows * 100 < knownCount * defaultLimits.minRowsPercent
        if (tooFewRows && !older && (input.allowGone ?? 0) <= 100 - defaultLimits.minRowsPercent)
          return yield* new UnreadableFile({
            detail: `The file seems broken off: it has ${scan.rows} rows, but ${knownCount} facilities are known. Nothing was written. If this is right, use --allow-gone PERCENT.`,
          })

        yield* localities.findOrCreate(scan.localities)
        const importStats = yield* importRows(actor, {
          file,
          format,
          scan,
          batch,
          onProgress: (bytes) => progress.report(0.15 + (0.8 * bytes) / file.bytes),
        })
        const missing = older
          ? 0
          : yield* closeMissing(actor, { batch, scope: scan.scope, maxPercent: input.allowGone ?? defaultLimits.maxGonePercent })
        yield* facilities.approximateLocations()
        const duplicates =
          importStats.new === 0
            ? []
            : duplicatesOf(yield* candidates.listActive(batch.id)).filter(
                ({ one, other }) => one.created_by_batch || other.created_by_batch,
              )
        const gone = missing + importStats.closed
        const successions = gone === 0 || importStats.new === 0 ? [] : yield* findSuccessors(batch.id)
        progress.report(1)

        const report = buildReport({
          dryRun: input.dryRun ?? false,
          batch,
          file,
          older,
          gone,
          duplicates,
          successions,
          importStats,
          seconds: (clock.now().getTime() - startedAt.getTime()) / 1000,
        })
        if (input.dryRun) return yield* new DryRunCompleted({ report })
        yield* batches.add({
          id: batch.id,
          register: format.key,
          edition_on: editionDate,
          file: file.name,
          report,
          created_at: clock.now().toISOString(),
          rolled_back_at: null,
        })
        yield* events.emit(
          EditionImported.of({
            batch: report.batch,
            register: report.register,
            edition: report.edition,
            new: report.new,
            changed: report.changed,
            gone: report.gone,
          }),
        )
        return report
      })
      return yield* Effect.catchTag(transaction(importAll), 'DryRunCompleted', ({ report }) => Effect.succeed(report))
    })
    const tellSupport = Effect.fn('registers.tell-support')((failed: ImportFailed) => events.emit(failed), transaction)
    return Effect.fn('registers.import-edition')(function* (actor: Actor, input: ImportInput) {
      const format = yield* formatOf(input.register)
      const file = yield* openTable(files, input.file, format.separator)
      const tell = (failure: { readonly _tag: string; readonly detail?: string | undefined }) =>
        input.dryRun
          ? Effect.void
          : tellSupport(ImportFailed.of({ register: format.key, file: file.name, reason: failure.detail ?? failure._tag }))
      return yield* Effect.tapError(importFile(actor, input, { format, file }), tell)
    })
  },
)
