import { useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { identityRoutes } from '#plugins/accounts/contract/ui.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useIdentityProof } from '#web/app-kit/identity/use-identity-proof.tsx'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { membershipApi } from '../../contract/api.ts'
import type { OwnershipView } from '../../contract/ownership.ts'

/** Form that passes a facility: to whom, its name typed, a last question, and the proof that it is the owner who passes it. */
export const PassForm = ({ ownership }: { readonly ownership: OwnershipView }) => {
  const t = useT()
  const list = useHref()('facilites_list') ?? '/'
  const [asking, setAsking] = useState<string | null>(null)
  const proof = useIdentityProof(identityRoutes)
  const answer = useRef<(confirmed: boolean) => void>(undefined)
  const nameOf = (id: string) => ownership.candidates.find(({ account_id }) => account_id === id)?.name ?? ''
  const form = useApiForm(membershipApi.passOwnership, {
    id: 'przekazanie',
    input: { facility_id: ownership.facility_id },
    prepare: async () => {
      const chosen = String(form.library.getValues('to_account_id') ?? '')
      const confirmed = await new Promise<boolean>((resolve) => {
        answer.current = resolve
        setAsking(nameOf(chosen))
      })
      return confirmed ? proof.prepare() : null
    },
    onSaved: async () => {
      const name = nameOf(String(form.library.getValues('to_account_id') ?? ''))
      await goTo(list)
      await showToast({ kind: 'success', text: t('membership.ownership.done', { facility: ownership.facility, name }) })
    },
  })
  const labels = {
    to_account_id: t('membership.ownership.to'),
    confirm_name: t('membership.ownership.name', { name: ownership.facility }),
    ...proof.labels,
  }
  return (
    <>
      <ApiForm of={form} labels={labels}>
        <Select
          name="to_account_id"
          label={labels.to_account_id}
          none="—"
          options={ownership.candidates.map(({ account_id, name, email, role }) => ({
            value: account_id,
            label: `${name} (${t(messageKey('membership.ownership.role', role))}, ${email})`,
          }))}
        />
        <Field name="confirm_name" label={labels.confirm_name} autoComplete="off" max={300} />
        {proof.fields}
        <SubmitRow look="outline" send={t('membership.ownership.send')} />
      </ApiForm>
      <ConfirmDialog
        open={asking !== null}
        title={t('membership.ownership.confirm.title')}
        accept={t('membership.ownership.send')}
        onClose={(confirmed) => {
          setAsking(null)
          answer.current?.(confirmed)
        }}
      >
        <p>{t('membership.ownership.confirm.text', { name: asking ?? '' })}</p>
      </ConfirmDialog>
    </>
  )
}
