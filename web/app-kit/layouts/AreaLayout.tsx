import type { ReactNode } from 'react'
import type { TabArea } from '#core/plugin/tab-area.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { currentTab, type ResolvedTab } from '#web/runtime/tabs.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import '#web/ui/styles/tokens.css'
import '#web/ui/styles/type.css'
import '#web/ui/styles/base.css'
import { ToastRegion } from '../../ui/layouts/components/ToastRegion.tsx'
import { Watermark } from '../../ui/layouts/components/Watermark.tsx'
import { QueryBoundary } from '../data/QueryBoundary.tsx'
import { AreaTabs } from './AreaTabs.tsx'
import css from './area-layout.module.css'

/** Layout of an area behind a login: the tabs that the user may see at the side, content beside them. `label` names the list of tabs. */
export const AreaLayout = ({
  area,
  label,
  tabs,
  head,
  facilityId,
  isLocked = () => false,
  children,
}: {
  area: TabArea
  label: string
  tabs: readonly ResolvedTab[]
  /** Stands above the tabs. */
  head?: ReactNode
  /** Id of the facility that the area is about, for the counters of its tabs. */
  facilityId?: string
  /** Tells if a tab needs a package that the facility lacks. */
  isLocked?: (tab: ResolvedTab) => boolean
  children: ReactNode
}) => {
  const t = useT()
  const { background = 'grey', context, name, path, renderTop } = usePage()
  const current = currentTab(tabs, { name, path, ...(facilityId !== undefined && { facilityId }) })
  return (
    <div className={css['page']} data-ground={background} data-route={name} data-area={area.tabArea} data-private={context.user?.id ?? ''}>
      <a className={css['skip']} href="#tresc">
        {t('shell.skip')}
      </a>
      {renderTop()}
      <div className={css['desk']}>
        {(tabs.length > 0 || head !== undefined) && (
          <nav className={css['side']} aria-label={label}>
            {head}
            {tabs.length > 0 && (
              <AreaTabs
                area={area}
                label={label}
                tabs={tabs}
                current={current}
                path={path}
                isLocked={isLocked}
                {...(facilityId !== undefined && { facilityId })}
              />
            )}
          </nav>
        )}
        <main id="tresc" tabIndex={-1} className={css['main']}>
          <QueryBoundary key={`${path} ${facilityId ?? ''}`}>{children}</QueryBoundary>
        </main>
      </div>
      <p className={hidden['hidden']} role="status" data-waiting={t('LOADING_DOTS')} />
      <Watermark />
      <ToastRegion />
    </div>
  )
}
