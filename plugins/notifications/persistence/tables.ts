import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { MailFrequency } from '../contract/notification.ts'
import type { DigestFrequency } from '../domain/notifications.port.ts'

/** Table of notifications. */
export const NotificationTable = defineEntity({
  name: 'NotificationRow',
  tableName: 'notifications_notice',
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    kind: p.text(),
    notice_values: p.json<Readonly<Record<string, string>>>(),
    in_app: p.boolean(),
    created_at: p.type(IsoTimestamp),
    seen_at: p.type(IsoTimestamp).strictNullable(),
    digest: p.text().$type<DigestFrequency>().strictNullable(),
    mailed_at: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Table of notification preferences, by account and kind. */
export const PreferenceTable = defineEntity({
  name: 'PreferenceRow',
  tableName: 'notifications_preference',
  properties: {
    account_id: p.uuid().primary(),
    kind: p.text().primary(),
    in_app: p.boolean(),
    email: p.text().$type<MailFrequency>(),
  },
})
