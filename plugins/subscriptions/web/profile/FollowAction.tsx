import { Bell } from 'lucide-react'
import type { facilityActionsSlot } from '#core/facilities/slots.ts'
import type { Slot } from '#core/plugin/slot.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { FacilityAction } from '#web/ui/primitives/FacilityAction.tsx'
import type { FollowSlotData } from '../../contract/follow-slot-data.ts'

type Subject = typeof facilityActionsSlot extends Slot<infer Facility> ? Facility : never

/** Way to follow a facility from its profile; for signed-in users a script (`client/user.ts`) makes it a switch. */
export const FollowAction = ({ of: { slug, active }, data: { id } }: FillProps<Subject, FollowSlotData>) => {
  const t = useT()
  const href = useHref()
  return (
    <FacilityAction
      href={href('follow_facility', { slug }) ?? '/'}
      icon={Bell}
      label={t('subscriptions.action')}
      unavailable={active ? undefined : t('subscriptions.action.closed')}
      data={{ 'data-user-script': 'subscriptions', 'data-follow': id, 'data-end': t('subscriptions.action.end') }}
    />
  )
}
