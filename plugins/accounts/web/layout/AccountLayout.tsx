import type { ReactNode } from 'react'
import { AreaLayout } from '#web/app-kit/layouts/AreaLayout.tsx'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { canSeeAccountTab, type ResolvedTab, shownTabs } from '#web/runtime/tabs.ts'
import { account } from '../../contract/ui.ts'

/** Layout of the user's own account: the tabs in which the user has something or can begin, and that of the open page. */
export const AccountLayout = ({ children }: { children: ReactNode }) => {
  const t = useT()
  const { context, name, tabs } = usePage()
  const { empty } = useLayoutData(account)
  const { user } = context
  const isUseful = (tab: ResolvedTab) => !empty.includes(tab.name) || tab.name === name || tab.pages?.some((page) => page === name) === true
  return (
    <AreaLayout
      area={accountTabs}
      label={t('shell.account.tabs')}
      tabs={user ? shownTabs(tabs(accountTabs), (tab) => canSeeAccountTab(tab, user) && isUseful(tab)) : []}
    >
      {children}
    </AreaLayout>
  )
}
