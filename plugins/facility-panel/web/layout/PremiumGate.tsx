import { Star } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Skeleton } from '#web/app-kit/data/Skeleton.tsx'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { reloadPage } from '#web/app-kit/page/reload-page.ts'
import { useLimitUpdates } from '#web/app-kit/use-limit-updates.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { facilityPanelApi } from '../../contract/api.ts'
import { panel, panelTabs } from '../../contract/ui.ts'
import css from '../components/panel.module.css'

const UpgradeSlot = lazy(() => import('./UpgradeSlot.tsx'))

/** Shows the way to a package in place of a page whose tab needs one; opens by itself as soon as the facility has it. */
export const PremiumGate = ({ children }: { readonly children: ReactNode }) => {
  const t = useT()
  const { name, tabs } = usePage()
  const { facility, premium } = useLayoutData(panel)
  const invalidate = useInvalidate()
  const tab = tabs(panelTabs).find((one) => one.name === name)
  const isLocked = tab?.premium === true && !premium
  // A locked page has no form whose text could be lost.
  useLimitUpdates(facility.id, () => (isLocked ? reloadPage() : invalidate(facilityPanelApi.showPanel)))
  const [isBrowser, setBrowser] = useState(false)
  useEffect(() => setBrowser(true), [])
  if (!isLocked) return children
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{tab.label}</h1>
          <p className={css['premium']}>
            <Icon of={Star} />
            {t('facility-panel.panel.premium.lead')}
          </p>
        </div>
      </header>
      {isBrowser ? (
        <Suspense fallback={<Skeleton />}>
          <UpgradeSlot facility={facility} />
        </Suspense>
      ) : (
        <Skeleton />
      )}
    </div>
  )
}
