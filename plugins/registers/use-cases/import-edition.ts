import { Data, Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Batch, Facilities } from '#core/facilities/facilities.port.ts'
import type { CloseUnseen } from '#core/facilities/use-cases/close-unseen.ts'
import { sharingNumbers } from '#core/facilities/source.ts'
import type { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Localities } from '#core/places/localities.port.ts'
import type { Territory } from '#core/places/territory.port.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Progress } from '#core/ports/progress.ts'
import { type TableFiles, UnreadableFile } from '#core/ports/table-file.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { EditionImported } from '../contract/events.ts'
import type { Batches } from '../domain/batches.port.ts'
import { editionDay } from '../domain/edition.ts'
import { formatOf } from '../domain/formats.ts'
import type { DuplicateCandidates } from '../domain/duplicates.port.ts'
import { duplicatesOf } from '../domain/duplicates.ts'
import { reportOf } from '../domain/report-of.ts'
import type { ImportReport } from '../domain/report.ts'
import { openTable } from './read-table.ts'
import { surveyFile } from './survey-file.ts'
import { takeInRows } from './take-in-rows.ts'

/** How to import: the file's path, and what the operator told. */
export interface ImportInput {
  readonly register: string
  readonly file: string
  readonly edition?: string | undefined
  readonly allowGone?: number | undefined
  readonly dryRun?: boolean | undefined
}

interface Dependencies {
  readonly facilities: Facilities
  readonly localities: Localities
  readonly territory: Territory
  readonly recordStatements: RecordStatements
  readonly closeMissing: CloseUnseen
  readonly batches: Batches
  readonly candidates: DuplicateCandidates
  readonly files: TableFiles
  readonly events: Events
  readonly clock: Clock
  readonly progress: Progress
  readonly transaction: Transaction
}

/** Ends a rehearsal: as a failure it makes the transaction undo all of it. */
class Rehearsed extends Data.TaggedError('Rehearsed')<{ readonly report: ImportReport }> {}

/** Percent of a scope that may be gone, and must at least be there (decisions §26). */
const usual = { gone: 5, rows: 80 }

/** Takes an edition of a register into the directory, wholly or not at all; a rehearsal finds the same and writes nothing. */
export const makeImportEdition = (dependencies: Dependencies) => {
  const {
    facilities,
    localities,
    territory,
    recordStatements,
    closeMissing,
    batches,
    candidates,
    files,
    events,
    clock,
    progress,
    transaction,
  } = dependencies
  const importRows = takeInRows({ recordStatements, territory })
  return Effect.fn('registers.import-edition')(function* (actor: Actor, input: ImportInput) {
    const began = clock.now()
    const format = yield* formatOf(input.register)
    const file = yield* openTable(files, input.file, format.separator)
    const on = yield* editionDay(input.edition, file.name, began.toISOString().slice(0, 10))
    const survey = yield* surveyFile(file, format, (bytes) => progress.report((0.15 * bytes) / file.bytes))

    const work = Effect.gen(function* () {
      yield* facilities.holdBatchLock()
      const batch: Batch = { id: newId(), source: format.key, on }
      const registers = sharingNumbers(format.key)
      const older = on < ((yield* batches.newestEdition(registers)) ?? '')
      const before = yield* facilities.named(registers, survey.scope)
      const shrunk = survey.rows * 100 < before * usual.rows
      if (shrunk && !older && (input.allowGone ?? 0) <= 100 - usual.rows)
        return yield* new UnreadableFile({
          detail: `The file seems broken off: ${survey.rows} rows where ${before} facilities are known. Nothing was written. If this is right, say --allow-gone PERCENT.`,
        })

      yield* localities.settle(survey.localities)
      const importStats = yield* importRows(actor, {
        file,
        format,
        survey,
        batch,
        read: (bytes) => progress.report(0.15 + (0.8 * bytes) / file.bytes),
      })
      const unseen = older ? 0 : yield* closeMissing(actor, { batch, scope: survey.scope, allowed: input.allowGone ?? usual.gone })
      yield* facilities.approximateLocations()
      const duplicates =
        importStats.new === 0
          ? []
          : duplicatesOf(yield* candidates.candidates(batch.id)).filter(({ one, other }) => one.brought || other.brought)
      progress.report(1)

      const report = reportOf({
        dryRun: input.dryRun ?? false,
        batch,
        file,
        older,
        gone: unseen + importStats.closed,
        duplicates,
        importStats,
        seconds: (clock.now().getTime() - began.getTime()) / 1000,
      })
      if (input.dryRun) return yield* new Rehearsed({ report })
      yield* batches.add({
        id: batch.id,
        register: format.key,
        edition_on: on,
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
    return yield* Effect.catchTag(transaction(work), 'Rehearsed', ({ report }) => Effect.succeed(report))
  })
}

export type ImportEdition = ReturnType<typeof makeImportEdition>
export const ImportEdition = token<ImportEdition>('registers/ImportEdition')
