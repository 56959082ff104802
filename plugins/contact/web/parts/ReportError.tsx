import type { FacilitySubject } from '#core/facilities/slots.ts'
import { Flag } from 'lucide-react'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useHref } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'

/** Link from a facility's profile to the message form about it. */
export const ReportError = ({ of }: FillProps<FacilitySubject, object>) => {
  const t = useT()
  const to = useHref()('contact', {}, { dotyczy: of.slug })
  return (
    <a href={to} rel="nofollow">
      <Icon of={Flag} />
      {t('contact.report')}
    </a>
  )
}
