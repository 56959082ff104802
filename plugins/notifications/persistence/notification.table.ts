import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { NewNotification } from '../domain/notifications.port.ts'

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
    digest: p.text().$type<'hourly' | 'daily'>().strictNullable(),
    mailed_at: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Returns the row of a new notification. */
export const toRow = ({ values, ...notification }: NewNotification) => ({
  ...notification,
  notice_values: values,
  seen_at: null,
  mailed_at: null,
})
