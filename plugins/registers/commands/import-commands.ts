import { Schema } from 'effect'
import { command } from '#core/plugin/commands.ts'
import { NoInput } from '#core/plugin/routes.ts'
import { ImportEdition } from '../use-cases/import-edition.ts'
import { ListBatches } from '../use-cases/list-batches.ts'
import { RollBackBatch } from '../use-cases/roll-back-batch.ts'
import { showBatches, showReport } from './show-report.ts'

const ImportOptions = Schema.Struct({
  register: Schema.String,
  file: Schema.String,
  edition: Schema.optional(Schema.String),
  allowGone: Schema.optional(
    Schema.FiniteFromString.check(Schema.isBetween({ minimum: 0, maximum: 100 }, { message: 'PERCENT_FROM_0_TO_100' })),
  ),
  dryRun: Schema.optional(Schema.Boolean),
})

const options = [
  { flag: '--edition <date>', tells: 'day of the edition, YYYY-MM-DD; else taken from the file name' },
  { flag: '--allow-gone <percent>', tells: 'how much of the scope may be gone; 5 unless told' },
  { flag: '--dry-run', tells: 'find out everything and write nothing' },
]

/** The operator's commands about registers. */
export const importCommands = [
  command('import zlobki <file>', {
    tells: 'Import an edition of the register of nurseries and toddler clubs',
    options,
    takes: ImportOptions,
    with: { register: 'zlobki' },
    does: ImportEdition,
    shows: showReport,
  }),
  command('import list', { tells: 'List the batches that were imported', takes: NoInput, does: ListBatches, shows: showBatches }),
  command('import rollback <batch>', {
    tells: 'Take a batch back',
    takes: Schema.Struct({ batch: Schema.String }),
    does: RollBackBatch,
    shows: ({ batch, register, edition, restored, removed }) =>
      `Batch ${batch} (${register}, ${edition}) was rolled back: ${restored} facilities restored, ${removed} removed.`,
  }),
]
