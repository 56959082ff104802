import { PanelCard, PanelPage } from '../parts/PanelPage.tsx'
import { ActivitiesForm } from './ActivitiesForm.tsx'

/** Step of `/panel-wizytowki` with the extra activities alone. */
export const Page = () => (
  <PanelPage name="activities">
    <PanelCard id="dayplan-activities">
      <ActivitiesForm />
    </PanelCard>
  </PanelPage>
)
