import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { MailFrequency } from '../contract/notification.ts'
import type { Preference } from '../domain/preferences.ts'

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

/** Returns the preference of a row. */
export const toPreference = ({ kind, in_app, email }: InferEntity<typeof PreferenceTable>): Preference => ({ kind, in_app, email })

/** Returns the row of an account's preference. */
export const toRow = (account_id: string, { kind, in_app, email }: Preference) => ({ account_id, kind, in_app, email })
