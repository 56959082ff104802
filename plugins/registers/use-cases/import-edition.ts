import { Data, Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Batch, Facilities } from '#core/facilities/facilities.port.ts'
import type { CloseUnseen } from '#core/facilities/use-cases/close-unseen.ts'
import { sharingNumbers } from '#core/facilities/source.ts'
import type { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { eachChunk } from '#core/kernel/each-chunk.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Localities } from '#core/places/localities.port.ts'
import type { Territory } from '#core/places/territory.port.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Progress } from '#core/ports/progress.ts'
import { type TableFiles, type TableRow, UnreadableFile } from '#core/ports/table-file.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { EditionImported } from '../contract/events.ts'
import type { Batches } from '../domain/batches.port.ts'
import { editionDay } from '../domain/edition.ts'
import { formatOf } from '../domain/formats.ts'
import type { Duplicates, Twin } from '../domain/duplicates.port.ts'
import { type Duplicate, duplicatesOf } from '../domain/duplicates.ts'
import { type ImportReport, kept } from '../domain/report.ts'
import { passOver, readChunk, startTally, type Tally } from './read-chunk.ts'
import { surveyFile } from './survey-file.ts'

/** How to import: the file's path, and what the operator told. */
export interface ImportInput {
  readonly register: string
  readonly file: string
  readonly edition?: string | undefined
  readonly allowGone?: number | undefined
  readonly dryRun?: boolean | undefined
}

interface Needs {
  readonly facilities: Facilities
  readonly localities: Localities
  readonly territory: Territory
  readonly recordStatements: RecordStatements
  readonly closeUnseen: CloseUnseen
  readonly batches: Batches
  readonly duplicates: Duplicates
  readonly files: TableFiles
  readonly events: Events
  readonly clock: Clock
  readonly progress: Progress
  readonly transaction: Transaction
}

/** Ends a rehearsal: as a failure it makes the transaction undo all of it. */
class Rehearsed extends Data.TaggedError('Rehearsed')<{ readonly report: ImportReport }> {}

const isUnreadable = (error: unknown): error is UnreadableFile => error instanceof UnreadableFile

/** Rows are taken in so many at a time. */
const chunkSize = 500
/** Percent of a scope that may be gone, and must at least be there (decisions §26). */
const usual = { gone: 5, rows: 80 }

/** Takes an edition of a register into the directory, wholly or not at all; a rehearsal finds the same and writes nothing. */
export const makeImportEdition = (needs: Needs) => {
  const {
    facilities,
    localities,
    territory,
    recordStatements,
    closeUnseen,
    batches,
    duplicates,
    files,
    events,
    clock,
    progress,
    transaction,
  } = needs
  return Effect.fn('registers.import-edition')(function* (actor: Actor, input: ImportInput) {
    const began = clock.now()
    const format = yield* formatOf(input.register)
    const file = yield* Effect.tryPromise({ try: () => files.open(input.file, format.separator), catch: (error) => error }).pipe(
      Effect.catch((error) => (isUnreadable(error) ? Effect.fail(error) : Effect.die(error))),
    )
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
      const tally = startTally()
      yield* eachChunk<TableRow, UnreadableFile>(isUnreadable)(
        file.rows((bytes) => progress.report(0.15 + (0.8 * bytes) / file.bytes)),
        chunkSize,
        (rows) =>
          Effect.gen(function* () {
            const said = readChunk(rows, { format, survey, width: file.header.length, territory, on }, tally)
            const recorded = yield* recordStatements(actor, { batch, said })
            tally.new += recorded.new
            tally.changed += recorded.changed
            tally.unchanged += recorded.unchanged
            tally.closed += recorded.closed
            passOver(tally, recorded.passed)
          }),
      )
      const unseen = older ? 0 : yield* closeUnseen(actor, { batch, scope: survey.scope, allowed: input.allowGone ?? usual.gone })
      yield* facilities.approximateLocations()
      const twins =
        tally.new === 0 ? [] : duplicatesOf(yield* duplicates.twins(batch.id)).filter(({ one, other }) => one.brought || other.brought)
      progress.report(1)

      const report = reportOf({
        input,
        batch,
        file,
        older,
        gone: unseen + tally.closed,
        twins,
        tally,
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

interface Told {
  readonly input: ImportInput
  readonly batch: Batch
  readonly file: { readonly name: string; readonly encoding: string }
  readonly older: boolean
  readonly gone: number
  readonly twins: readonly Duplicate[]
  readonly tally: Tally
  readonly seconds: number
}

const told = ({ id, name, numbers }: Twin) => ({ id, name, numbers })

const reportOf = ({ input, batch, file, older, gone, twins, tally, seconds }: Told): ImportReport => ({
  batch: input.dryRun ? null : batch.id,
  register: batch.source,
  edition: batch.on,
  file: file.name,
  encoding: file.encoding,
  dry_run: input.dryRun ?? false,
  older,
  read: tally.read,
  new: tally.new,
  known: tally.changed + tally.unchanged,
  changed: tally.changed,
  unchanged: tally.unchanged,
  skipped: tally.skipped,
  rejected: tally.rejected,
  gone,
  skipped_kinds: tally.skippedKinds,
  rejections: tally.rejections,
  rules: tally.rules,
  duplicates: twins.length,
  duplicate_pairs: twins.slice(0, kept.duplicates).map(({ one, other, reasons }) => ({ one: told(one), other: told(other), reasons })),
  seconds: Math.round(seconds * 10) / 10,
})

export type ImportEdition = ReturnType<typeof makeImportEdition>
export const ImportEdition = token<ImportEdition>('registers/ImportEdition')
