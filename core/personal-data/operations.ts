import { Schema } from 'effect'
import { AuditMark, VerifyAudit } from '#core/audit/verify-audit.ts'
import { command } from '#core/plugin/commands.ts'
import { every } from '#core/plugin/jobs.ts'
import { type RetentionReport, RunRetention } from './run-retention.ts'

const showReport = ({ dryRun, rows }: RetentionReport): string => {
  const lines = Object.entries(rows).map(([table, count]) => `${table}  ${count}`)
  return [dryRun ? 'Due to be erased or anonymised:' : 'Erased or anonymised:', ...(lines.length ? lines : ['nothing'])].join('\n')
}

/** Core's own commands. */
export const commandsOfCore = [
  command('retention run', {
    description: 'Erase or anonymise what has been kept for as long as it may',
    options: [{ flag: '--dry-run', description: 'count what is due and write nothing' }],
    input: Schema.Struct({ dryRun: Schema.optional(Schema.Boolean) }),
    handler: RunRetention,
    format: showReport,
  }),
  command('audit verify', {
    description: 'Walk the audit log and show whether somebody changed it',
    options: [
      { flag: '--since <number:hash>', description: 'the last entry that an earlier walk named: shows whether the chain was written anew' },
    ],
    input: Schema.Struct({ since: Schema.optional(AuditMark) }),
    handler: VerifyAudit,
    format: ({ entries, hash }) => (entries ? `${entries} entries, none changed. The last is ${entries}:${hash}` : 'No entries'),
  }),
]

/** Core's own jobs. */
export const jobsOfCore = [every({ at: '03:20' }, RunRetention)]
