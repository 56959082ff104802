import { MessageCircleQuestion } from 'lucide-react'
import type { facilityActionsSlot } from '#core/facilities/slots.ts'
import type { Slot } from '#core/plugin/slot.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { FacilityAction } from '#web/ui/primitives/FacilityAction.tsx'
import type { QuestionsSlotData } from '../../contract/publication.ts'

type Subject = typeof facilityActionsSlot extends Slot<infer Facility> ? Facility : never

/** Way from a profile to the page on which parents ask, or the reason why the facility gets no questions. */
export const AskAction = ({ of: { slug, active }, data: { reachable } }: FillProps<Subject, QuestionsSlotData>) => {
  const t = useT()
  const href = useHref()
  const unavailable = !active ? t('questions.profile.inactive') : reachable ? undefined : t('questions.profile.unreachable')
  return (
    <FacilityAction
      href={href('ask_question', { slug }) ?? '/'}
      icon={MessageCircleQuestion}
      label={t('questions.profile.ask')}
      unavailable={unavailable}
    />
  )
}
