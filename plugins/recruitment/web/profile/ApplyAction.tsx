import { ClipboardPen } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { FacilityAction } from '#web/ui/primitives/FacilityAction.tsx'
import type { ActionSlotData } from '../../contract/action-slot-data.ts'

interface Props {
  readonly of: { readonly slug: string; readonly active: boolean }
  readonly data: ActionSlotData
}

/** Way to the application form, or the reason why there is none. A closed facility says so by itself. */
export const ApplyAction = ({ of: { slug, active }, data: { recruiting, owned } }: Props) => {
  const t = useT()
  const href = useHref()
  if (!active) return null
  return (
    <FacilityAction
      href={href(`/placowka/${slug}/zgloszenie`)}
      icon={ClipboardPen}
      label={t('recruitment.action')}
      unavailable={owned ? (recruiting ? undefined : t('recruitment.unavailable.off')) : t('recruitment.unavailable.unclaimed')}
    />
  )
}
