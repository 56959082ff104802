import { route } from '#core/plugin/route.ts'
import { AuditPage, AuditQuery, AuditState } from './audit.ts'
import { MailNotFailed, MailNotFound } from './errors.ts'
import { ById } from './facility.ts'
import { HealthView } from './health.ts'
import { MailLogEntry, MailLogPage, MailLogQuery } from './mail.ts'

/** Routes of what support sees of the installation: audit log, mails, health. */
export const operationRoutes = {
  listAudit: route.get('/api/v1/support/audit', {
    summary: 'Lists entries of the audit log, the newest first, page by page.',
    input: AuditQuery,
    output: AuditPage,
    access: 'support',
  }),
  verifyAudit: route.get('/api/v1/support/audit/state', {
    summary: 'Verifies the hash chain of the audit log.',
    output: AuditState,
    access: 'support',
    rateLimit: { times: 10, seconds: 60 },
  }),
  listMails: route.get('/api/v1/support/mail', {
    summary: 'Lists mails with their state, the newest first, page by page, without their content.',
    input: MailLogQuery,
    output: MailLogPage,
    access: 'support',
  }),
  retryMail: route.post('/api/v1/support/mail/:id/retry', {
    summary: 'Sends a mail again that was given up.',
    input: ById,
    output: MailLogEntry,
    access: 'support',
    errors: [MailNotFound, MailNotFailed],
  }),
  showHealth: route.get('/api/v1/support/health', {
    summary: 'Shows the checks of the installation, and the work that waits or has failed.',
    output: HealthView,
    access: 'support',
  }),
}
