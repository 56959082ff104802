import { PanelCard, PanelPage } from '../parts/PanelPage.tsx'
import { DayPlanForm } from './DayPlanForm.tsx'

/** Step of `/panel-wizytowki` with the day plan alone. */
export const Page = () => (
  <PanelPage name="day_plan">
    <PanelCard id="dayplan-day_plan">
      <DayPlanForm />
    </PanelCard>
  </PanelPage>
)
