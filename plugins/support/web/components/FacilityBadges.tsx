import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge, type Tone } from '#web/ui/primitives/Badge.tsx'
import type { FacilityState } from '../../contract/facility.ts'
import css from '../app.module.css'

const statusTones: Readonly<Record<FacilityStatus, Tone>> = { unknown: 'plain', registered: 'good', premium: 'star' }
const stateTones: Readonly<Record<Exclude<FacilityState, 'active'>, Tone>> = { inactive: 'warn', merged: 'info', deleted: 'bad' }

interface FacilityBadgesProps {
  readonly of: { readonly status: FacilityStatus; readonly state: FacilityState; readonly shadow_status: 'pending' | 'rejected' | null }
}

/** Badges of a facility: status, what waits or was rejected, and what has become of it unless it is listed. */
export const FacilityBadges = ({ of: { status, state, shadow_status } }: FacilityBadgesProps) => {
  const t = useT()
  return (
    <span className={css['badges']}>
      <Badge tone={statusTones[status]}>{t(messageKey('support.status', status))}</Badge>
      {shadow_status && (
        <Badge tone={shadow_status === 'pending' ? 'warn' : 'bad'}>{t(messageKey('support.shadow-status', shadow_status))}</Badge>
      )}
      {state !== 'active' && <Badge tone={stateTones[state]}>{t(messageKey('support.state', state))}</Badge>}
    </span>
  )
}
