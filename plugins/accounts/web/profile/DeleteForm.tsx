import { callApi } from '#web/runtime/api.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { clearUserAndGoTo } from '#web/runtime/session/current-user.ts'
import type { AccountView } from '../../contract/account.ts'

/** Form that deletes the account permanently; the e-mail address is typed as a confirmation. */
export const DeleteForm = ({ account }: { account: AccountView }) => {
  const t = useT()
  const form = useForm<unknown>({
    id: 'usuniecie',
    validate: ({ confirm }) => (String(confirm).toLowerCase() === account.email ? {} : { confirm: 'EMAILS_DIFFER' }),
    submit: (body) => callApi(`/api/v1/account/account/${account.id}`, { method: 'DELETE', body }),
    toast: false,
    onSaved: () => clearUserAndGoTo('/'),
  })
  const labels = { confirm: t('accounts.own.profile.delete.confirm', { email: account.email }), password: t('accounts.form.password') }
  return (
    <Form of={form} labels={labels}>
      <Field name="confirm" type="email" label={labels.confirm} autoComplete="off" max={254} />
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <SubmitRow look="outline" send={t('accounts.own.profile.delete.send')} />
    </Form>
  )
}
