import { messageKey } from '#core/kernel/message-key.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useIdentityProof } from '#web/app-kit/identity/use-identity-proof.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { clearUserAndGoTo } from '#web/runtime/session/current-user.ts'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { accountsApi } from '../../contract/api.ts'
import { useAccount } from './use-account.ts'

/**
 * Form that deletes the account permanently; the e-mail address is typed as a confirmation. Authors choose what becomes
 * of their opinions.
 */
export const DeleteForm = () => {
  const t = useT()
  const { id, email } = useAccount().account
  const { href } = usePage()
  const proof = useIdentityProof(accountsApi)
  const form = useApiForm(accountsApi.deleteAccount, {
    id: 'usuniecie',
    input: { id },
    prepare: proof.prepare,
    validate: ({ confirm }) => (String(confirm).toLowerCase() === email ? {} : { confirm: 'EMAIL_NOT_CONFIRMED' }),
    onSaved: () => clearUserAndGoTo('/'),
  })
  const labels = {
    confirm: t('accounts.own.profile.delete.confirm', { email }),
    opinions: t('accounts.own.profile.delete.opinions'),
    ...proof.labels,
  }
  const choices = (['anonymise', 'remove'] as const).map((value) => ({
    value,
    label: t(messageKey('accounts.own.profile.delete.opinions', value)),
  }))
  return (
    <ApiForm of={form} labels={labels}>
      <Field name="confirm" type="email" label={labels.confirm} autoComplete="off" max={254} />
      {href('user_opinions') !== undefined && <Choice name="opinions" legend={labels.opinions} options={choices} first="anonymise" />}
      {proof.fields}
      <SubmitRow danger look="outline" send={t('accounts.own.profile.delete.send')} />
    </ApiForm>
  )
}
