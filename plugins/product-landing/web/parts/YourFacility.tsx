import { Store } from 'lucide-react'
import type { ProfileSubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'

/**
 * Link from a facility's profile to its claim wizard, or, without the plugin of claims, to the page for those who run
 * facilities; a script hides `data-claim` from those who run this one. Nobody claims a closed facility.
 */
export const YourFacility = ({ of }: FillProps<ProfileSubject, object>) => {
  const t = useT()
  const href = useHref()
  if (!of.active) return null
  const wizard = href('claim_facility', { id: of.id })
  const content = (
    <>
      <Icon of={Store} />
      {t('product-landing.your-facility')}
    </>
  )
  if (wizard === undefined)
    return (
      <a href={href('product_landing')} data-claim="">
        {content}
      </a>
    )
  return (
    <PrivateLink href={wizard} data-claim="">
      {content}
    </PrivateLink>
  )
}
