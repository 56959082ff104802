import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { PanelCard, PanelPage } from '../components/PanelPage.tsx'
import { ActivitiesForm } from './ActivitiesForm.tsx'
import { DayPlanForm } from './DayPlanForm.tsx'

/** Page of the day plan and of extra activities. */
export const Page = () => {
  const t = useT()
  return (
    <PanelPage title={t('facility-panel.panel.schedule.title')} lead={t('facility-panel.panel.schedule.lead')}>
      <PanelCard id="dayplan-day_plan" title={t('facility-panel.panel.field.day_plan')}>
        <DayPlanForm />
      </PanelCard>
      <PanelCard id="dayplan-activities" title={t('facility-panel.panel.field.activities')}>
        <ActivitiesForm />
      </PanelCard>
    </PanelPage>
  )
}
