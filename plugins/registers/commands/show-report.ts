import type { ImportBatch } from '../domain/batches.port.ts'
import type { ImportReport } from '../domain/report.ts'

const count = (n: number) => n.toLocaleString('en-GB')

/** An import's findings for people: the sum that adds up, what is gone, the rules, the first rejected rows. */
export const showReport = (report: ImportReport): string => {
  const rules = Object.entries(report.rules).sort(([, a], [, b]) => b - a)
  const longest = Math.max(0, ...rules.map(([name]) => name.length))
  return [
    `${report.register}, edition of ${report.edition} (${report.file}, ${report.encoding})${report.dry_run ? ': rehearsal, nothing was written' : ''}`,
    ...(report.older ? ['  an older edition than the newest known: it filled only what was empty, and nothing is gone'] : []),
    `  read      ${count(report.read)} = new ${count(report.new)} + known ${count(report.known)} + skipped ${count(report.skipped)} + rejected ${count(report.rejected)}`,
    `  known     ${count(report.known)} = changed ${count(report.changed)} + unchanged ${count(report.unchanged)}`,
    `  gone      ${count(report.gone)}`,
    ...Object.entries(report.skipped_kinds).map(([kind, n]) => `  skipped   ${kind}: ${count(n)}`),
    ...(rules.length
      ? ['', 'Cleaned, by rule and rows touched:', ...rules.map(([name, n]) => `  ${name.padEnd(longest)}  ${count(n)}`)]
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
    ...(report.duplicates ? ['', `Might be one and the same: ${count(report.duplicates)} pairs. See: kredka import duplicates`] : []),
    '',
    report.batch
      ? `Batch ${report.batch}, ${report.seconds} s. Take it back with: kredka import rollback ${report.batch}`
      : `${report.seconds} s.`,
  ].join('\n')
}

/** Batches for people, one a line. */
export const showBatches = (batches: readonly ImportBatch[]): string =>
  batches.length === 0
    ? 'No batch yet.'
    : batches
        .map(
          ({ id, register, edition_on, created_at, report, rolled_back_at }) =>
            `${id}  ${register.padEnd(8)} ${edition_on}  taken in ${created_at.slice(0, 16).replace('T', ' ')}  new ${count(report.new)}, changed ${count(report.changed)}, gone ${count(report.gone)}${rolled_back_at ? '  rolled back' : ''}`,
        )
        .join('\n')
