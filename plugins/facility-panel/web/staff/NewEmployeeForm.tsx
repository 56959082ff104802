import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { facilityPanelApi } from '../../contract/api.ts'
import { useLoss } from '../parts/lost.ts'
import { usePanel } from '../parts/use-panel.ts'
import { EmployeeFields, useEmployeeLabels } from './EmployeeFields.tsx'

/** Form for a new member of the staff, with the confirmation of the person's consent. */
export const NewEmployeeForm = ({ onAdded }: { readonly onAdded: () => void }) => {
  const t = useT()
  const { id: facility_id } = usePanel()
  const labels = useEmployeeLabels()
  const form = useApiForm(facilityPanelApi.addEmployee, {
    id: 'employee',
    input: { facility_id },
    invalidates: [facilityPanelApi.listEmployees, facilityPanelApi.showPanel],
    onSaved: onAdded,
    onRejected: useLoss(facility_id),
    toast: true,
  })
  return (
    <ApiForm of={form} labels={{ ...labels, consent: t('facility-panel.panel.field.consent') }}>
      <EmployeeFields labels={labels} />
      <Checkbox name="consent" missing="CONSENT_REQUIRED">
        {t('facility-panel.panel.field.consent')}
      </Checkbox>
      <SubmitRow send={t('facility-panel.panel.staff.add.send')} />
    </ApiForm>
  )
}
