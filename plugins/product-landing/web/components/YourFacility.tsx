import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
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
const ClaimLink = ({ of, children }: { readonly of: ProfileSubject; readonly children: ReactNode }) => {
  const href = useHref()
  if (!of.active) return null
  const wizard = href('claim_facility', { id: of.id })
  if (wizard === undefined)
    return (
      <a href={href('product_landing')} data-claim="">
        {children}
      </a>
    )
  return (
    <PrivateLink href={wizard} data-claim="">
      {children}
    </PrivateLink>
  )
}

/** The question whether the visitor runs the facility, below the heading of its profile. */
export const YourFacility = ({ of }: FillProps<ProfileSubject, object>) => (
  <ClaimLink of={of}>
    <Icon of={Store} />
    {useT()('product-landing.your-facility')}
  </ClaimLink>
)

/** The same, where its profile says what no source says. */
export const AddUnknown = ({ of }: FillProps<ProfileSubject, object>) => (
  <ClaimLink of={of}>{useT()('product-landing.your-facility.fill')}</ClaimLink>
)
