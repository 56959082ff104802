import { CalendarClock } from 'lucide-react'
import type { ProfileSubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { FacilityAction } from '#web/ui/primitives/FacilityAction.tsx'
import type { VisitsSlotData } from '../../contract/slot-data.ts'

/** Way from a profile to the times of its facility; nothing where there are none. */
export const VisitAction = ({ of: { slug, active }, data: { until } }: FillProps<ProfileSubject, VisitsSlotData>) => {
  const t = useT()
  const href = useHref()
  return (
    active &&
    until && <FacilityAction href={href('visit_times', { slug }) ?? '/'} icon={CalendarClock} label={t('visits.action')} everybody />
  )
}
