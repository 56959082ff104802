import { Schema } from 'effect'
import { AuditCheckpointText, VerifyAudit } from '#core/audit/verify-audit.ts'
import { DeleteExpiredResponses } from '#core/idempotency/delete-expired-responses.ts'
import { command } from '#core/plugin/commands.ts'
import { every } from '#core/plugin/jobs.ts'
import { type RetentionReport, RunRetention } from './run-retention.ts'

const formatReport = ({ dryRun, rows }: RetentionReport): string => {
  const lines = Object.entries(rows).map(([table, count]) => `${table}  ${count}`)
  return [dryRun ? 'Due to be erased or anonymised:' : 'Erased or anonymised:', ...(lines.length ? lines : ['nothing'])].join('\n')
}

/** Commands of core. */
export const coreCommands = [
  command('retention run', {
    description: 'Erase or anonymise personal data whose retention period has ended',
    options: [{ flag: '--dry-run', description: 'only count what is due, change nothing' }],
    input: Schema.Struct({ dryRun: Schema.optional(Schema.Boolean) }),
    handler: RunRetention,
    format: formatReport,
  }),
  command('audit verify', {
    description: 'Verify the audit log and show whether it was changed',
    options: [
      { flag: '--since <number:hash>', description: 'checkpoint printed by an earlier run: shows whether the chain was rewritten' },
    ],
    input: Schema.Struct({ since: Schema.optional(AuditCheckpointText) }),
    handler: VerifyAudit,
    format: ({ entries, hash }) => (entries ? `${entries} entries, none changed. The last is ${entries}:${hash}` : 'No entries'),
  }),
]

/** Jobs of core. */
export const coreJobs = [every({ at: '03:20' }, RunRetention), every({ minutes: 60 }, DeleteExpiredResponses)]
