import type { ReactNode } from 'react'
import { AreaLayout } from '#web/app-kit/layouts/AreaLayout.tsx'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { canSeeTab, facilityHref, shownTabs } from '#web/runtime/tabs.ts'
import { panel, panelTabs } from '../../contract/ui.ts'
import { FacilitySwitcher } from './FacilitySwitcher.tsx'
import { PremiumGate } from './PremiumGate.tsx'

/** Layout of a facility's panel: the facility and the tabs that the user may see, with counters; tabs that need a package are marked. */
export const PanelLayout = ({ children }: { children: ReactNode }) => {
  const t = useT()
  const { context, tabs } = usePage()
  const { facility, permissions, premium } = useLayoutData(panel)
  const { user } = context
  const shown = user ? shownTabs(tabs(panelTabs), (tab) => canSeeTab(tab, user, { id: facility.id, permissions })) : []
  return (
    <AreaLayout
      area={panelTabs}
      label={t('facility-panel.panel.tabs')}
      tabs={shown.map((tab) => ({ ...tab, href: facilityHref(tab.href, facility.id) }))}
      head={<FacilitySwitcher />}
      facilityId={facility.id}
      isLocked={(tab) => tab.premium === true && !premium}
    >
      <PremiumGate>{children}</PremiumGate>
    </AreaLayout>
  )
}
