import { type ReactNode, useEffect, useRef } from 'react'
import { seesAccountTab } from '#web/data/tabs.ts'
import hidden from '#web/design/hidden.module.css'
import { usePage } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import '#web/design/tokens.css'
import '#web/design/type.css'
import '#web/design/base.css'
import css from './account-layout.module.css'
import { AppearanceDialog } from './parts/AppearanceDialog.tsx'
import { LanguageDialog } from './parts/LanguageDialog.tsx'
import { Notices } from './parts/Notices.tsx'
import { PageBoundary } from './parts/PageBoundary.tsx'
import { TabLink } from './parts/TabLink.tsx'
import { useOverview } from './parts/use-overview.ts'
import { Watermark } from './parts/Watermark.tsx'

/** The frame of pages about one's own account: its tabs beside, and one thing at a time. */
export const AccountLayout = ({ children }: { children: ReactNode }) => {
  const t = useT()
  const { context, name, path, top, tabs } = usePage()
  const { user } = context
  const overview = useOverview()
  const shown = user ? tabs('account').filter((tab) => seesAccountTab(tab, user)) : []
  const row = useRef<HTMLUListElement>(null)
  // On telephones the tabs are a row that is longer than the screen.
  useEffect(() => {
    row.current?.querySelector(`[data-tab='${name}']`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [name])
  return (
    <div className={css['page']} data-route={name} data-area="account" data-private={user?.id ?? ''}>
      <a className={css['skip']} href="#tresc">
        {t('shell.skip')}
      </a>
      {top()}
      <div className={css['desk']}>
        {shown.length > 0 && (
          <nav className={css['side']} aria-label={t('shell.account.tabs')}>
            <ul className={css['tabs']} ref={row}>
              {shown.map((tab) => (
                <li key={tab.name} data-tab={tab.name}>
                  <TabLink tab={tab} current={tab.name === name} overview={overview} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <main id="tresc" tabIndex={-1} className={css['main']}>
          <PageBoundary key={path} broken={t('shell.account.broken')} again={t('shell.again')}>
            {children}
          </PageBoundary>
        </main>
      </div>
      <p className={hidden['hidden']} role="status" data-waiting={t('LOADING_DOTS')} />
      <LanguageDialog path={path} />
      <AppearanceDialog />
      <Watermark />
      <Notices />
    </div>
  )
}
