import { useState } from 'react'
import { updates } from '#web/app-kit/data/optimistic-update.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { facilityPanelApi } from '../../contract/api.ts'
import { useLoss } from '../components/lost-access.ts'
import { PanelCard, PanelPage } from '../components/PanelPage.tsx'
import css from '../components/panel.module.css'
import { queries as panelQueries, usePanel } from '../components/use-panel.ts'
import { EmployeeCard } from './EmployeeCard.tsx'
import { EmployeeFields, useEmployeeLabels } from './EmployeeFields.tsx'

export const queries: PageQueries = (page) => [
  ...panelQueries(page),
  query(facilityPanelApi.listEmployees, { facility_id: page.params['facility'] ?? '' }),
]

/** Page of the staff: list with order, and a form for somebody new. */
export const Page = () => {
  const t = useT()
  const { id: facility_id } = usePanel()
  const { data: employees } = useQuery(facilityPanelApi.listEmployees, { facility_id })
  const [added, count] = useState(0)
  const sort = useMutation(facilityPanelApi.sortEmployees, {
    // At once, so that the next move begins with this order.
    optimistic: updates(facilityPanelApi.listEmployees, { facility_id }, (before, { ids }: { readonly ids: readonly string[] }) =>
      before.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    ),
    invalidates: [facilityPanelApi.listEmployees],
    toast: true,
  })
  const move = (at: number, by: -1 | 1) => {
    const ids = employees.map(({ id }) => id)
    const one = ids[at]
    const other = ids[at + by]
    if (one === undefined || other === undefined) return
    sort.mutate({ facility_id, ids: ids.map((id) => (id === one ? other : id === other ? one : id)) })
  }
  return (
    <PanelPage title={t('facility-panel.panel.staff.title')} lead={t('facility-panel.panel.staff.lead')}>
      <PanelCard id="cadre-list" title={t('facility-panel.panel.staff.list')}>
        {employees.length === 0 ? (
          <EmptyList title={t('facility-panel.panel.staff.none')} subtitle={t('facility-panel.panel.staff.none.text')} />
        ) : (
          <ul className={css['rows']}>
            {employees.map((employee, at) => (
              <li key={employee.id}>
                <EmployeeCard employee={employee} onMove={(by) => move(at, by)} />
              </li>
            ))}
          </ul>
        )}
      </PanelCard>
      <PanelCard id="cadre-staff" title={t('facility-panel.panel.staff.add')}>
        <NewEmployeeForm key={added} onAdded={() => count((before) => before + 1)} />
      </PanelCard>
    </PanelPage>
  )
}

/** Form for a new member of the staff, with the confirmation of the person's consent. */
const NewEmployeeForm = ({ onAdded }: { readonly onAdded: () => void }) => {
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
