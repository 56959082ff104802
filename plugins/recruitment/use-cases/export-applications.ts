import { Effect } from 'effect'
import { factDay, factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { timeSpan } from '#core/kernel/time-of-day.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { recruitmentApi } from '../contract/api.ts'
import { readRecruitment } from '../contract/permissions.ts'
import type { ExportLine } from '../contract/views.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { readerOf, requireAllowed } from '../services/access.ts'
import { ReadApplications } from '../services/read-applications.ts'

/** Applications in one table at most, the newest. */
const maxLines = 5000

const day = (iso: string) => (iso === '' ? '' : factDay(iso, 'pl'))

/** Returns the applications of a facility as a table; the export is written down for each parent and in the audit log. */
export const ExportApplications = handler(
  recruitmentApi.exportApplications,
  {
    applications: Applications,
    history: ApplicationHistory,
    readApplications: ReadApplications,
    translator: Translator,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ applications, history, readApplications, translator, audit, clock, transaction }) => {
    return Effect.fn('recruitment.export')(function* (actor, { facility_id }) {
      const user = yield* requireAllowed(actor, readRecruitment, facility_id)
      const t = translator.for('pl')
      const read = yield* readApplications(yield* applications.ofFacility(facility_id, {}, maxLines))
      yield* history.logReads(
        read.map(({ row }) => row.id),
        readerOf(user, facility_id),
        'export',
        clock.now(),
      )
      yield* audit.record({
        actor,
        action: 'recruitment.exported',
        subject: null,
        about: { facility: facility_id, applications: read.length },
      })
      return read.map(
        ({ row, content }): ExportLine => ({
          złożono: factMoment(row.created_at, 'pl'),
          status: t(messageKey('recruitment.status', row.status)),
          dziecko: content.child_name,
          'data urodzenia': day(content.child_birth_date),
          grupa: row.waiting?.group ?? row.age_group,
          'miejsce na liście': row.waiting ? String(row.waiting.position) : '',
          'od kiedy': day(content.desired_start),
          godziny: timeSpan(content.hours_from, content.hours_to),
          rodzic: content.parent_name,
          telefon: groupedPhone(content.parent_phone),
          'e-mail': content.parent_email,
          adres: content.address,
          uwagi: content.note ?? '',
        }),
      )
    }, transaction)
  },
)
