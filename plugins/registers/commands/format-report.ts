import type { ImportBatch } from '../domain/batches.port.ts'
import type { ImportReport } from '../domain/report.ts'

const count = (n: number) => n.toLocaleString('en-GB')

/** Formats an import report as text: the counts, the applied rules and the first rejected rows. */
export const formatReport = (report: ImportReport): string => {
  const rules = Object.entries(report.rules).sort(([, a], [, b]) => b - a)
  const ruleWidth = Math.max(0, ...rules.map(([name]) => name.length))
  return [
    `${report.register}, edition of ${report.edition} (${report.file}, ${report.encoding})${report.dry_run ? ': dry run, nothing was written' : ''}`,
    ...(report.older ? ['  older than the newest imported edition: only empty fields were filled, no facility was closed'] : []),
    `  read      ${count(report.read)} = new ${count(report.new)} + known ${count(report.known)} + skipped ${count(report.skipped)} + rejected ${count(report.rejected)}`,
    `  known     ${count(report.known)} = changed ${count(report.changed)} + unchanged ${count(report.unchanged)}`,
    `  gone      ${count(report.gone)}`,
    ...Object.entries(report.skipped_kinds).map(([kind, n]) => `  skipped   ${kind}: ${count(n)}`),
    ...(rules.length
      ? ['', 'Rows changed by each cleaning rule:', ...rules.map(([name, n]) => `  ${name.padEnd(ruleWidth)}  ${count(n)}`)]
      : []),
    ...(report.rejected
      ? [
          '',
          'Rejected:',
          ...report.rejections.map(
            ({ row, number, column, reason }) => `  row ${row}${number ? ` (${number})` : ''}, column "${column}": ${reason}`,
          ),
        ]
      : []),
    ...(report.rejected > report.rejections.length ? [`  and ${count(report.rejected - report.rejections.length)} more`] : []),
    ...(report.duplicates ? ['', `Possible duplicates: ${count(report.duplicates)} pairs. See: kredka import duplicates`] : []),
    ...(report.successors
      ? ['', `Possible successors of closed facilities: ${count(report.successors)}. See: kredka import successors`]
      : []),
    '',
    report.batch
      ? `Batch ${report.batch}, ${report.seconds} s. Roll it back with: kredka import rollback ${report.batch}`
      : `${report.seconds} s.`,
  ].join('\n')
}

/** Formats batches as text, one per line. */
export const formatBatches = (batches: readonly ImportBatch[]): string =>
  batches.length === 0
    ? 'No batch yet.'
    : batches
        .map(
          ({ id, register, edition_on, created_at, report, rolled_back_at }) =>
            `${id}  ${register.padEnd(8)} ${edition_on}  imported ${created_at.slice(0, 16).replace('T', ' ')}  new ${count(report.new)}, changed ${count(report.changed)}, gone ${count(report.gone)}${rolled_back_at ? '  rolled back' : ''}`,
        )
        .join('\n')
