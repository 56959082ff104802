import { useTranslation } from '#web/app-kit/i18n.ts'
import { PanelCard, PanelPage } from '../parts/PanelPage.tsx'
import { ActivitiesForm } from './ActivitiesForm.tsx'
import { DayPlanForm } from './DayPlanForm.tsx'

/** Page of the day plan and of extra activities. */
export const Page = () => {
  const { t } = useTranslation('facility-panel.panel')
  return (
    <PanelPage name="schedule">
      <PanelCard id="dayplan-day_plan" title={t('field.day_plan')}>
        <DayPlanForm />
      </PanelCard>
      <PanelCard id="dayplan-activities" title={t('field.activities')}>
        <ActivitiesForm />
      </PanelCard>
    </PanelPage>
  )
}
