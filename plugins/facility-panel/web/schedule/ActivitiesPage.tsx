import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { PanelCard, PanelPage } from '../components/PanelPage.tsx'
import { ActivitiesForm } from './ActivitiesForm.tsx'

/** Step of `/panel-wizytowki` with the extra activities alone. */
export const Page = () => {
  const t = useT()
  return (
    <PanelPage title={t('facility-panel.panel.activities.title')} lead={t('facility-panel.panel.activities.lead')}>
      <PanelCard id="dayplan-activities">
        <ActivitiesForm />
      </PanelCard>
    </PanelPage>
  )
}
