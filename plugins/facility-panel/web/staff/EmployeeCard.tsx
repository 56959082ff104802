import { ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import { useState } from 'react'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { facilityPanelApi } from '../../contract/api.ts'
import type { EmployeeView } from '../../contract/employee.ts'
import { useLoss } from '../parts/lost.ts'
import css from '../parts/panel.module.css'
import { EmployeeFields, useEmployeeLabels } from './EmployeeFields.tsx'
import { EmployeePhotoField } from './EmployeePhotoField.tsx'

interface Props {
  readonly employee: EmployeeView
  readonly onMove: (by: -1 | 1) => void
}

const changed = [facilityPanelApi.listEmployees, facilityPanelApi.showPanel]

/** A member of the staff: order, editing in place, removal. */
export const EmployeeCard = ({ employee, onMove }: Props) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  const { id, first_name, last_name, position, show_surname, photo } = employee
  const name = `${first_name} ${last_name}`
  const remove = useMutation(facilityPanelApi.removeEmployee, {
    invalidates: changed,
    acceptedErrors: ['error/employee-not-found'],
    toast: true,
  })
  return (
    <section className={css['row']} aria-label={name}>
      <div className={css['rowTop']}>
        <div className={css['person']}>
          {photo !== null && <Picture of={{ ...photo, alt: '' }} sizes="56px" />}
          <div>
            <h3>{name}</h3>
            <p className={css['hint']}>
              {position}
              {!show_surname && ` · ${t('facility-panel.panel.staff.surname-hidden')}`}
            </p>
          </div>
        </div>
        <div className={css['rowButtons']}>
          <Button small look="quiet" onClick={() => onMove(-1)} aria-label={t('facility-panel.panel.entry.up', { name })}>
            <Icon of={ArrowUp} />
          </Button>
          <Button small look="quiet" onClick={() => onMove(1)} aria-label={t('facility-panel.panel.entry.down', { name })}>
            <Icon of={ArrowDown} />
          </Button>
          <Button
            small
            look="quiet"
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-label={t('facility-panel.panel.staff.edit', { name })}
          >
            <Icon of={Pencil} />
          </Button>
        </div>
      </div>
      {open && (
        <>
          <EmployeePhotoField employee={employee} />
          <EditForm employee={employee} onSaved={() => setOpen(false)} />
          <div>
            <ConfirmButton
              small
              title={t('facility-panel.panel.staff.remove.title', { name })}
              text={t('facility-panel.panel.staff.remove.text')}
              accept={t('facility-panel.panel.staff.remove')}
              onConfirm={() => remove.mutate({ id })}
            >
              {t('facility-panel.panel.staff.remove')}
            </ConfirmButton>
          </div>
        </>
      )}
    </section>
  )
}

const EditForm = ({ employee, onSaved }: { readonly employee: EmployeeView; readonly onSaved: () => void }) => {
  const t = useT()
  const labels = useEmployeeLabels()
  const { id, facility_id, first_name, last_name, position, show_surname } = employee
  const form = useApiForm(facilityPanelApi.changeEmployee, {
    id: `employee-${id}`,
    input: { id },
    record: { values: { first_name, last_name, position, show_surname } },
    invalidates: changed,
    onSaved,
    onRejected: useLoss(facility_id),
    draft: true,
  })
  return (
    <ApiForm of={form} labels={labels}>
      <EmployeeFields labels={labels} />
      <SubmitRow look="outline" send={t('facility-panel.panel.save')} />
    </ApiForm>
  )
}
