import type { NotificationKind } from '#core/plugin/notices.ts'
import type { MailRhythm } from '../contract/notification.ts'

/** What somebody has chosen for a kind. */
export interface Preference {
  readonly kind: string
  readonly in_app: boolean
  readonly email: MailRhythm
}

/** What holds for a kind: what was chosen, else what the kind begins with; a required mail comes at once whatever was chosen. */
export const preferenceFor = ({ kind, channels, required }: NotificationKind, chosen: Preference | undefined): Preference => ({
  kind,
  in_app: chosen?.in_app ?? channels.includes('in_app'),
  email: required ? 'now' : (chosen?.email ?? (channels.includes('email') ? 'now' : 'off')),
})
