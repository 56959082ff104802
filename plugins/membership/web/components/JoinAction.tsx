import { Users } from 'lucide-react'
import type { FacilitySubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { FacilityAction } from '#web/ui/primitives/FacilityAction.tsx'

/** Way from a profile to the page on which parents and teachers ask to join. */
export const JoinAction = ({ of: { slug } }: { readonly of: FacilitySubject }) => {
  const t = useT()
  return <FacilityAction href={useHref()(`/placowka/${slug}/dolacz`) ?? '/'} icon={Users} label={t('membership.action')} />
}
