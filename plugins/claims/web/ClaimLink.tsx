import { KeyRound } from 'lucide-react'
import type { FacilitySubject } from '#core/facilities/slots.ts'
import { useHref } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'

/** Link from a facility's profile to its claim wizard. */
export const ClaimLink = ({ of }: FillProps<FacilitySubject, object>) => {
  const t = useT()
  return (
    <a href={useHref()('claim_facility', { id: of.id })} rel="nofollow">
      <Icon of={KeyRound} />
      {t('claims.link')}
    </a>
  )
}
