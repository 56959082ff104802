import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge, type Tone } from '#web/ui/primitives/Badge.tsx'
import type { ApplicationStatus } from '../../contract/statuses.ts'

const tones: Readonly<Record<Exclude<ApplicationStatus, 'offered'>, Tone>> = {
  new: 'info',
  seen: 'info',
  contacted: 'info',
  visit_booked: 'info',
  waitlisted: 'warn',
  accepted: 'good',
  declined: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
}

/** Status of an application by colour, icon and word. */
export const StatusBadge = ({ status }: { readonly status: ApplicationStatus }) => {
  const t = useT()
  return <Badge tone={status === 'offered' ? 'star' : tones[status]}>{t(messageKey('recruitment.status', status))}</Badge>
}
