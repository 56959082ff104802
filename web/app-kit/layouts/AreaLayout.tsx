import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import type { TabArea } from '#core/plugin/tab-area.ts'
import { currentTab, type ResolvedTab } from '#web/runtime/tabs.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { usePage } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import '#web/ui/styles/tokens.css'
import '#web/ui/styles/type.css'
import '#web/ui/styles/base.css'
import css from './area-layout.module.css'
import { ToastRegion } from '../../ui/layouts/parts/ToastRegion.tsx'
import { QueryBoundary } from '../data/QueryBoundary.tsx'
import { badgesAtom } from '../state.ts'
import { TabLink } from '../../ui/layouts/parts/TabLink.tsx'
import { Watermark } from '../../ui/layouts/parts/Watermark.tsx'

/** Layout of an area behind a login: the tabs that the user may see at the side, content beside them. `label` names the list of tabs. */
export const AreaLayout = ({
  area: { tabArea },
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
  const badges = useAtomValue(badgesAtom)
  const tabList = useRef<HTMLUListElement>(null)
  const current = currentTab(tabs, { name, path, ...(facilityId !== undefined && { facilityId }) })
  // On phones the tabs are a horizontal list that is wider than the screen.
  useEffect(() => {
    tabList.current?.querySelector(`[data-tab='${current}']`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <div className={css['page']} data-ground={background} data-route={name} data-area={tabArea} data-private={context.user?.id ?? ''}>
      <a className={css['skip']} href="#tresc">
        {t('shell.skip')}
      </a>
      {renderTop()}
      <div className={css['desk']}>
        {(tabs.length > 0 || head !== undefined) && (
          <nav className={css['side']} aria-label={label}>
            {head}
            {tabs.length > 0 && (
              <ul className={css['tabs']} ref={tabList}>
                {tabs.map((tab) => (
                  <li key={tab.name} data-tab={tab.name}>
                    <TabLink
                      tab={tab}
                      current={tab.name === current}
                      overview={badges}
                      locked={isLocked(tab)}
                      {...(facilityId !== undefined && { facilityId })}
                    />
                  </li>
                ))}
              </ul>
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
