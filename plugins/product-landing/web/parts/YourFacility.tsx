import type { FacilitySubject } from '#core/facilities/slots.ts'
import { Store } from 'lucide-react'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useHref } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'

/** Link from a facility's profile to the page for those who run it. */
export const YourFacility = (_: FillProps<FacilitySubject, object>) => {
  const t = useT()
  return (
    <a href={useHref()('product_landing')}>
      <Icon of={Store} />
      {t('product-landing.your-facility')}
    </a>
  )
}
