import { Pencil } from 'lucide-react'
import type { ProfileSubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import { sectionsText } from './missing-sections.ts'

/** Link to the panel; hidden until the layout script knows that the user may edit the facility, since the page is the same for all. */
export const EditLink = ({ of }: FillProps<ProfileSubject, unknown>) => {
  const t = useT()
  const href = useHref()
  if (!of.active) return null
  const hrefOf = (route: string) => href(route, { facility: of.id })
  return (
    <PrivateLink
      href={hrefOf('facility_settings_view') ?? '/'}
      data-edit={of.id}
      data-sections={sectionsText(t, (route) => hrefOf(route) !== undefined)}
      data-fill={t('facility-panel.profile.fill')}
      hidden
    >
      <Icon of={Pencil} />
      {t('facility-panel.profile.edit')}
    </PrivateLink>
  )
}
