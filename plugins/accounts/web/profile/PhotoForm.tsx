import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FileField } from '#web/ui/forms/FileField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { accountsApi } from '../../contract/api.ts'
import { useAccount } from './use-account.ts'

/** Form that replaces or removes the photo. */
export const PhotoForm = () => {
  const t = useT()
  const { account, update } = useAccount()
  const { id, avatar } = account
  const form = useApiForm(accountsApi.setPhoto, { id: 'zdjecie', input: { id }, toast: true, onSaved: update })
  const remove = useMutation(accountsApi.removePhoto, { onSuccess: update })
  const label = t('accounts.own.profile.photo')
  return (
    <ApiForm key={avatar} of={form} labels={{ file: label }}>
      <FileField name="file" label={label} accept=".jpg,.jpeg,.png" current={avatar ?? undefined} />
      <SubmitRow look="outline" send={t('accounts.own.profile.photo.send')}>
        {avatar !== null && (
          <Button look="quiet" onClick={() => remove.mutate({ id })} aria-disabled={remove.isPending}>
            {t('accounts.own.profile.photo.remove')}
          </Button>
        )}
      </SubmitRow>
    </ApiForm>
  )
}
