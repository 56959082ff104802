import type { NotificationKind } from '#core/plugin/notifications.ts'
import type { MailFrequency } from '../contract/notification.ts'

/** Preference of an account for one kind of notification. */
export interface Preference {
  readonly kind: string
  readonly in_app: boolean
  readonly email: MailFrequency
}

/** Returns the effective preference: the chosen one, else the default of the kind; a required mail is always sent at once. */
export const effectivePreference = ({ kind, channels, required }: NotificationKind, chosen: Preference | undefined): Preference => ({
  kind,
  in_app: chosen?.in_app ?? channels.includes('in_app'),
  email: required ? 'now' : (chosen?.email ?? (channels.includes('email') ? 'now' : 'off')),
})
