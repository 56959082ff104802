import type { ReactNode } from 'react'
import { AreaLayout } from '#web/app-kit/layouts/AreaLayout.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { canSeeAccountTab, shownTabs } from '#web/runtime/tabs.ts'

/** Layout of the user's own account. */
export const AccountLayout = ({ children }: { children: ReactNode }) => {
  const t = useT()
  const { context, tabs } = usePage()
  const { user } = context
  return (
    <AreaLayout
      area={accountTabs}
      label={t('shell.account.tabs')}
      tabs={user ? shownTabs(tabs(accountTabs), (tab) => canSeeAccountTab(tab, user)) : []}
    >
      {children}
    </AreaLayout>
  )
}
