import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { factDay, factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Translator } from '#core/ports/translator.ts'
import { readRecruitment } from '../contract/permissions.ts'
import type { ExportLine } from '../contract/views.ts'
import type { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { readerOf, requireAllowed } from '../services/access.ts'
import type { ReadApplications } from '../services/read-applications.ts'

interface Dependencies {
  readonly applications: Applications
  readonly history: ApplicationHistory
  readonly readApplications: ReadApplications
  readonly translator: Translator
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Applications in one table at most, the newest. */
const maxLines = 5000

const time = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const day = (iso: string) => (iso === '' ? '' : factDay(iso, 'pl'))

/** Returns the applications of a facility as a table; the export is written down for each parent and in the audit log. */
export const makeExportApplications = (dependencies: Dependencies) => {
  const { applications, history, readApplications, translator, audit, clock, transaction } = dependencies
  return Effect.fn('recruitment.export')(function* (actor: Actor, { facility_id }: { readonly facility_id: string }) {
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
        godziny: `${time(content.hours_from)}–${time(content.hours_to)}`,
        rodzic: content.parent_name,
        telefon: groupedPhone(content.parent_phone),
        'e-mail': content.parent_email,
        adres: content.address,
        uwagi: content.note ?? '',
      }),
    )
  }, transaction)
}

export type ExportApplications = ReturnType<typeof makeExportApplications>
export const ExportApplications = token<ExportApplications>('recruitment/ExportApplications')
