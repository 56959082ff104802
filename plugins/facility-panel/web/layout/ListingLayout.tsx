import type { ReactNode } from 'react'
import { AreaLayout } from '#web/app-kit/layouts/AreaLayout.tsx'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { canSeeTab } from '#web/runtime/tabs.ts'
import { listingSteps, panel } from '../../contract/ui.ts'
import { FacilitySwitcher } from './FacilitySwitcher.tsx'
import { PremiumGate } from './PremiumGate.tsx'

/** Layout of `/panel-wizytowki`: the facility and the steps that the user may edit, without the navigation of the site. */
export const ListingLayout = ({ children }: { children: ReactNode }) => {
  const t = useT()
  const { context, tabs } = usePage()
  const { facility, permissions } = useLayoutData(panel)
  const { user } = context
  const steps = user ? tabs(listingSteps).filter((tab) => canSeeTab(tab, user, { id: facility.id, permissions })) : []
  return (
    <AreaLayout
      area={listingSteps}
      label={t('facility-panel.panel.steps')}
      tabs={steps.map((tab) => ({ ...tab, href: `${tab.href}?${new URLSearchParams({ facility: facility.id })}` }))}
      head={<FacilitySwitcher />}
      facilityId={facility.id}
    >
      <PremiumGate>{children}</PremiumGate>
    </AreaLayout>
  )
}
