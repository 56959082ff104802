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
  /** The membership is the reader's own, who is the one that an invitation waits for. */
  readonly own?: boolean
}

/** State of a membership by colour, icon and word. */
export const StateBadge = ({ state, own = false }: StateBadgeProps) => {
  const t = useT()
  return (
    <Badge tone={tones[state]}>
      {t(own && state === 'awaiting_login' ? 'membership.own.invited' : messageKey('membership.state', state))}
    </Badge>
  )
}
