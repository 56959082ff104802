import { Clock, DoorClosed, DoorOpen } from 'lucide-react'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import type { Profile } from '../../profile.data.ts'

/** Badge of the current opening state; nothing if the hours are unknown. */
export const OpenBadge = ({ open }: { open: Profile['open'] }) => {
  const t = useT()
  if (open === null) return null
  if (open.kind === 'open')
    return (
      <Badge tone="good" icon={DoorOpen}>
        {t('facility-profile.open.now', { time: timeOfDay(open.until) })}
      </Badge>
    )
  if (open.kind === 'opens-later')
    return (
      <Badge tone="plain" icon={Clock}>
        {t('facility-profile.open.later', { time: timeOfDay(open.from) })}
      </Badge>
    )
  return (
    <Badge tone="plain" icon={DoorClosed}>
      {t(open.kind === 'closed' ? 'facility-profile.open.closed' : 'facility-profile.open.holiday')}
    </Badge>
  )
}
