import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { clearUserAndGoTo } from '#web/runtime/session/current-user.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { accountsApi } from '../../contract/api.ts'
import { useIdentityProof } from '../security/use-identity-proof.tsx'
import { useAccount } from './use-account.ts'

/** Form that deletes the account permanently; the e-mail address is typed as a confirmation. */
export const DeleteForm = () => {
  const { t } = useTranslation('accounts.own')
  const { id, email } = useAccount().account
  const proof = useIdentityProof()
  const form = useApiForm(accountsApi.deleteAccount, {
    id: 'usuniecie',
    input: { id },
    prepare: proof.prepare,
    validate: ({ confirm }) => (String(confirm).toLowerCase() === email ? {} : { confirm: 'EMAILS_DIFFER' }),
    onSaved: () => clearUserAndGoTo('/'),
  })
  const labels = { confirm: t('profile.delete.confirm', { email }), ...proof.labels }
  return (
    <ApiForm of={form} labels={labels}>
      <Field name="confirm" type="email" label={labels.confirm} autoComplete="off" max={254} />
      {proof.fields}
      <SubmitRow look="outline" send={t('profile.delete.send')} />
    </ApiForm>
  )
}
