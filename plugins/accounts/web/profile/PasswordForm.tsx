import { repeatedValueMatches } from '#core/kernel/repeated-value-matches.ts'
import { callApi } from '#web/runtime/api.ts'
import { Form } from '#web/ui/forms/Form.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { PasswordStrength } from '#plugins/accounts/web/parts/PasswordStrength.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useHref } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { clearUserAndGoTo } from '#web/runtime/session/current-user.ts'
import type { AccountView } from '../../contract/account.ts'

/** Form that changes the password and signs out on all devices. */
export const PasswordForm = ({ account }: { account: AccountView }) => {
  const [t, href] = [useT(), useHref()]
  const form = useForm<unknown>({
    id: 'haslo',
    validate: ({ new_password, password_repeat }) =>
      repeatedValueMatches('password', new_password, password_repeat) ? {} : { password_repeat: 'PASSWORDS_DIFFER' },
    submit: ({ password, new_password }) => callApi(`/api/v1/account/account/${account.id}/password`, { body: { password, new_password } }),
    toast: false,
    onSaved: () => clearUserAndGoTo(href('password_changed') ?? '/'),
  })
  const labels = {
    password: t('accounts.own.profile.password.now'),
    new_password: t('accounts.form.password.new'),
    password_repeat: t('accounts.form.password_repeat'),
  }
  return (
    <Form of={form} labels={labels}>
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <PasswordField name="new_password" label={labels.new_password} hint={t('accounts.form.password.hint')} autoComplete="new-password">
        {(typed, input) => <PasswordStrength typed={typed} input={input} relatedFields={[]} />}
      </PasswordField>
      <PasswordField name="password_repeat" label={labels.password_repeat} autoComplete="new-password" />
      <SubmitRow send={t('accounts.form.new-password.send')} />
    </Form>
  )
}
