import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge, type Tone } from '#web/ui/primitives/Badge.tsx'
import type { MembershipView } from '../../contract/membership.ts'

const tones: Readonly<Record<MembershipView['state'], Tone>> = {
  awaiting_login: 'warn',
  awaiting_verification: 'warn',
  approved: 'good',
  rejected: 'bad',
  removed: 'bad',
  left: 'plain',
  following: 'info',
}

interface StateBadgeProps {
  readonly state: MembershipView['state']
  /** Word for the state, where it is another one than that of the list of members. */
  readonly label?: string | undefined
}

/** State of a membership by colour, icon and word. */
export const StateBadge = ({ state, label }: StateBadgeProps) => {
  const t = useT()
  return <Badge tone={tones[state]}>{label ?? t(messageKey('membership.state', state))}</Badge>
}
