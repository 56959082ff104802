import { Schema } from 'effect'
import { command } from '#core/plugin/commands.ts'
import type { ImportResult } from '../contract/row.ts'
import { ImportFile } from '../use-cases/import-file.ts'

const formatResult = ({ created, linked, failed, rows }: ImportResult): string =>
  [
    `${created} created, ${linked} linked, ${failed} failed`,
    ...rows.flatMap(({ row, result, detail }) =>
      result.startsWith('error/') ? [`row ${row}: ${[result, detail].filter(Boolean).join(' ')}`] : [],
    ),
  ].join('\n')

/** Commands for partners. */
export const partnersCommands = [
  command('partner import <file>', {
    description: 'Creates accounts for the directors that a partner names, and invites them by mail',
    input: Schema.Struct({ file: Schema.String }),
    handler: ImportFile,
    format: formatResult,
    partlyFailed: ({ failed }) => failed > 0,
  }),
]
