import { Star } from 'lucide-react'
import type { ProfileSubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { FacilityAction } from '#web/ui/primitives/FacilityAction.tsx'

/** Action of a profile: the way to the wizard. */
export const AddOpinion = ({ of: { slug, active } }: { readonly of: ProfileSubject }) => {
  const t = useT()
  const href = useHref()
  return (
    <FacilityAction
      main
      href={href(`/placowka/${slug}/dodaj-opinie`)}
      icon={Star}
      label={t('opinions.profile.add')}
      unavailable={active ? undefined : t('opinions.profile.closed')}
    />
  )
}
