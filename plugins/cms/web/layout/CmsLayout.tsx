import type { ReactNode } from 'react'
import { AreaLayout } from '#web/app-kit/layouts/AreaLayout.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { cmsTabs } from '../../contract/ui.ts'

/** Layout of the editors' area; its access rule lets nobody else in, so that all tabs are shown. */
export const CmsLayout = ({ children }: { children: ReactNode }) => {
  const t = useT()
  const { tabs } = usePage()
  return (
    <AreaLayout area={cmsTabs} label={t('cms.tabs')} tabs={tabs(cmsTabs)}>
      {children}
    </AreaLayout>
  )
}
