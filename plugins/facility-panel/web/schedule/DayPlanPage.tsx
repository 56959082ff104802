import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { PanelCard, PanelPage } from '../components/PanelPage.tsx'
import { DayPlanForm } from './DayPlanForm.tsx'

/** Step of `/panel-wizytowki` with the day plan alone. */
export const Page = () => {
  const t = useT()
  return (
    <PanelPage title={t('facility-panel.panel.day_plan.title')} lead={t('facility-panel.panel.day_plan.lead')}>
      <PanelCard id="dayplan-day_plan">
        <DayPlanForm />
      </PanelCard>
    </PanelPage>
  )
}
