import { Schema } from 'effect'
import { command } from '#core/plugin/commands.ts'
import { pageSize } from '#core/kernel/paging.ts'
import { NoInput } from '#core/plugin/routes.ts'
import { ImportEdition } from '../use-cases/import-edition.ts'
import { ListBatches } from '../use-cases/list-batches.ts'
import { ListDuplicates } from '../use-cases/list-duplicates.ts'
import { RollBackBatch } from '../use-cases/roll-back-batch.ts'
import { showDuplicates } from './show-duplicates.ts'
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
  { flag: '--edition <date>', description: 'day of the edition, YYYY-MM-DD; else taken from the file name' },
  { flag: '--allow-gone <percent>', description: 'how much of the scope may be gone; 5 unless told' },
  { flag: '--dry-run', description: 'find out everything and write nothing' },
]

/** What each register and layout is, for the operator. */
const registers = {
  rspo: 'Import an edition of RSPO, the register of schools, as the ministry exports it',
  'rspo-geo': 'Import an edition of RSPO with points, from its OpenStreetMap-tagged edition',
  zlobki: 'Import an edition of the register of nurseries and toddler clubs',
}

const PageOptions = Schema.Struct({
  page: Schema.optional(Schema.FiniteFromString.check(Schema.isInt(), Schema.isGreaterThan(0, { message: 'PAGE_FROM_1' }))),
  limit: Schema.optional(
    Schema.FiniteFromString.check(
      Schema.isInt(),
      Schema.isBetween({ minimum: 1, maximum: pageSize.most }, { message: 'LIMIT_FROM_1_TO_100' }),
    ),
  ),
})

/** The operator's commands about registers. */
export const importCommands = [
  ...Object.entries(registers).map(([register, tells]) =>
    command(`import ${register} <file>`, {
      description: tells,
      options,
      input: ImportOptions,
      defaults: { register },
      handler: ImportEdition,
      format: showReport,
    }),
  ),
  command('import duplicates', {
    description: 'List facilities that might be one and the same; nothing is merged',
    options: [
      { flag: '--page <n>', description: 'which page, from 1' },
      { flag: '--limit <n>', description: `pairs on a page, at most ${pageSize.most}; ${pageSize.usual} unless told` },
    ],
    input: PageOptions,
    handler: ListDuplicates,
    format: showDuplicates,
  }),
  command('import list', { description: 'List the batches that were imported', input: NoInput, handler: ListBatches, format: showBatches }),
  command('import rollback <batch>', {
    description: 'Take a batch back',
    input: Schema.Struct({ batch: Schema.String }),
    handler: RollBackBatch,
    format: ({ batch, register, edition, restored, removed }) =>
      `Batch ${batch} (${register}, ${edition}) was rolled back: ${restored} facilities restored, ${removed} removed.`,
  }),
]
