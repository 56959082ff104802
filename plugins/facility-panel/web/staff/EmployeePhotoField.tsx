import { useState } from 'react'
import { acceptedBy, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { UploadField } from '#web/app-kit/files/UploadField.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { facilityPanelApi } from '../../contract/api.ts'
import type { EmployeeView } from '../../contract/employee.ts'
import css from '../parts/panel.module.css'

/** Photo of a member of the staff: added once the person's consent to it is confirmed, replaced or removed. */
export const EmployeePhotoField = ({ employee: { id, facility_id, photo } }: { readonly employee: EmployeeView }) => {
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
