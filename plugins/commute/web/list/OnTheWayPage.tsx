import { ToolListPage } from '#plugins/catalogue/contract/tool-page-ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import OnTheWay from '../islands/OnTheWay.tsx'

/** Page with the facilities of a city's list by the detour between home and work. */
export const OnTheWayPage = () => {
  const t = useT()
  return (
    <ToolListPage title={t('commute.tool')} lead={t('commute.lead')}>
      {(list) => <Island of={OnTheWay} when="load" {...list} />}
    </ToolListPage>
  )
}
