import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge, type Tone } from '#web/ui/primitives/Badge.tsx'
import type { MembershipState } from '../../contract/membership.ts'

const tones: Readonly<Record<MembershipState, Tone>> = {
  awaiting_login: 'warn',
  awaiting_verification: 'warn',
  approved: 'good',
  rejected: 'bad',
  removed: 'bad',
  left: 'plain',
}

interface StateBadgeProps {
  readonly state: MembershipState
  /** The membership is the reader's own, who is the one that an invitation waits for. */
  readonly own?: boolean
}

/** State of a membership by colour, icon and word. */
export const StateBadge = ({ state, own = false }: StateBadgeProps) => {
  const t = useT()
  return <Badge tone={tones[state]}>{t(own && state === 'awaiting_login' ? 'membership.own.invited' : `membership.state.${state}`)}</Badge>
}
