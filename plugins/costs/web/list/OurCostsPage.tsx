import { ToolListPage } from '#plugins/catalogue/contract/tool-page-ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import OurCosts from '../islands/OurCosts.tsx'

/** Page with the facilities of a city's list by what the reader's family pays. */
export const OurCostsPage = () => {
  const t = useT()
  return (
    <ToolListPage title={t('costs.ours')} lead={t('costs.ours.lead')}>
      {(list) => <Island of={OurCosts} when="load" {...list} />}
    </ToolListPage>
  )
}
