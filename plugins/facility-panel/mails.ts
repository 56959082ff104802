import { Schema } from 'effect'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { mail } from '#core/plugin/mails.ts'
import { permittedTo } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { ShadowAccepted, ShadowRejected, ShadowReturned } from './contract/events.ts'
import { shadowReasons } from './contract/shadow.ts'

/** Values of the mail about a decision on changes; `reason` is empty where there is none. */
export const ShadowDecidedMail = Schema.Struct({
  name: Schema.String,
  at: Schema.String,
  facility: Schema.String,
  facilityId: Schema.String,
  outcome: Schema.Literals(['accepted', 'rejected', 'revise']),
  reason: Schema.Literals(['', ...shadowReasons]),
  note: Schema.String,
})
export type ShadowDecidedMail = typeof ShadowDecidedMail.Type

/** Mail templates of the panel. */
export const facilityPanelMails = [
  mail('shadow-decided', ShadowDecidedMail, {
    name: 'Joanna',
    at: '2026-11-23T08:15:00.000Z',
    facility: 'Bajka',
    facilityId: '01a20000-0000-7000-8000-000000000000',
    outcome: 'rejected',
    reason: 'not_proven',
    note: 'W rejestrze placówka ma inną nazwę.',
  }),
]

type Decided = ReturnType<typeof ShadowAccepted.of | typeof ShadowRejected.of | typeof ShadowReturned.of>

const options = (outcome: 'accepted' | 'rejected' | 'revise') =>
  ({
    group: 'facilities',
    audience: permittedTo(writeFacilityData),
    to: ({ accountId }: Decided) => [accountId],
    values: ({ facility, facilityId, reason, note }: Decided) => ({ facility, facilityId, reason, note, outcome }),
    label: messageKey('facility-panel.notice', outcome),
    about: messageKey('facility-panel.kind', outcome),
    mail: 'facility-panel.mail.shadow-decided',
  }) as const

/** Notifications of the panel: what support has decided. */
export const facilityPanelNotifications = [
  notification('shadow.accepted', { on: ShadowAccepted, ...options('accepted') }),
  notification('shadow.rejected', { on: ShadowRejected, ...options('rejected') }),
  notification('shadow.revise', { on: ShadowReturned, ...options('revise') }),
]
