import { ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import { useState } from 'react'
import { acceptedBy, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { UploadField } from '#web/app-kit/files/UploadField.tsx'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { facilityPanelApi } from '../../contract/api.ts'
import type { EmployeeView } from '../../contract/employee.ts'
import { useLoss } from '../components/lost-access.ts'
import css from '../components/panel.module.css'
import { EmployeeFields, useEmployeeLabels } from './EmployeeFields.tsx'

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
              danger
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

/** Photo of a member of the staff: added once the person's consent to it is confirmed, replaced or removed. */
const EmployeePhotoField = ({ employee: { id, facility_id, photo } }: { readonly employee: EmployeeView }) => {
  const t = useT()
  const [consent, setConsent] = useState(false)
  const add = useMutation(facilityPanelApi.setEmployeePhoto, { invalidates: [facilityPanelApi.listEmployees] })
  const remove = useMutation(facilityPanelApi.removeEmployeePhoto, {
    invalidates: [facilityPanelApi.listEmployees],
    acceptedErrors: ['error/employee-not-found'],
    toast: true,
  })
  return (
    <div className={css['group']}>
      <label className={css['consent']}>
        <input type="checkbox" checked={consent} onChange={({ target }) => setConsent(target.checked)} />
        <span>{t('facility-panel.panel.staff.photo.consent')}</span>
      </label>
      {consent && (
        <UploadField
          route={uploadFile}
          input={{ purpose: 'employee', facility_id }}
          accept={acceptedBy('employee')}
          label={t(photo === null ? 'facility-panel.panel.staff.photo.add' : 'facility-panel.panel.staff.photo.replace')}
          onUploaded={async (upload) => {
            await add.mutateAsync({ id, upload_id: upload.id, consent: true })
          }}
        />
      )}
      {photo !== null && (
        <div>
          <ConfirmButton
            danger
            small
            title={t('facility-panel.panel.staff.photo.remove.title')}
            text={t('facility-panel.panel.staff.photo.remove.text')}
            accept={t('facility-panel.panel.staff.photo.remove')}
            onConfirm={() => remove.mutate({ id })}
          >
            {t('facility-panel.panel.staff.photo.remove')}
          </ConfirmButton>
        </div>
      )}
    </div>
  )
}
