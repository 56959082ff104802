import { Schema } from 'effect'
import { pageSize } from '#core/kernel/paging.ts'
import { command } from '#core/plugin/commands.ts'
import { NoInput } from '#core/plugin/route.ts'
import { ListBatches, RollBackBatch } from '../use-cases/batches.ts'
import { ImportEdition } from '../use-cases/import-edition.ts'
import { ListDuplicates } from '../use-cases/list-duplicates.ts'
import { ListSuccessors } from '../use-cases/successors.ts'
import { formatDuplicates } from './format-duplicates.ts'
import { formatBatches, formatReport } from './format-report.ts'
import { formatSuccessors } from './format-successors.ts'

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
  { flag: '--edition <date>', description: 'day of the edition, YYYY-MM-DD; default: the date in the file name' },
  { flag: '--allow-gone <percent>', description: 'how much of the scope may be missing from the file; default 5' },
  { flag: '--dry-run', description: 'report what the import would do without writing anything' },
]

/** Command descriptions by register and layout. */
const descriptions = {
  rspo: 'Import an edition of RSPO, the register of schools, as the ministry exports it',
  'rspo-geo': 'Import an edition of RSPO with coordinates, derived from OpenStreetMap',
  zlobki: 'Import an edition of the register of nurseries and toddler clubs',
}

const PageOptions = Schema.Struct({
  page: Schema.optional(Schema.FiniteFromString.check(Schema.isInt(), Schema.isGreaterThan(0, { message: 'PAGE_FROM_1' }))),
  limit: Schema.optional(
    Schema.FiniteFromString.check(
      Schema.isInt(),
      Schema.isBetween({ minimum: 1, maximum: pageSize.max }, { message: 'LIMIT_FROM_1_TO_100' }),
    ),
  ),
})

const pageOptions = [
  { flag: '--page <n>', description: 'page number, from 1' },
  { flag: '--limit <n>', description: `pairs per page, maximum ${pageSize.max}, default ${pageSize.default}` },
]

/** CLI commands for registers. */
export const importCommands = [
  ...Object.entries(descriptions).map(([register, description]) =>
    command(`import ${register} <file>`, {
      description,
      options,
      input: ImportOptions,
      defaults: { register },
      handler: ImportEdition,
      format: formatReport,
    }),
  ),
  command('import duplicates', {
    description: 'List facilities that may be duplicates; nothing is merged',
    options: pageOptions,
    input: PageOptions,
    handler: ListDuplicates,
    format: formatDuplicates,
  }),
  command('import successors', {
    description: 'List closed facilities with the ones that may have followed them; support confirms or dismisses them',
    options: pageOptions,
    input: PageOptions,
    handler: ListSuccessors,
    format: formatSuccessors,
  }),
  command('import list', { description: 'List the imported batches', input: NoInput, handler: ListBatches, format: formatBatches }),
  command('import rollback <batch>', {
    description: 'Roll an imported batch back',
    input: Schema.Struct({ batch: Schema.String }),
    handler: RollBackBatch,
    format: ({ batch, register, edition, restored, removed }) =>
      `Batch ${batch} (${register}, ${edition}) was rolled back: ${restored} facilities restored, ${removed} removed.`,
  }),
]
