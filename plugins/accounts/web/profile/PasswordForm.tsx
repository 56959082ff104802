import { repeatedValueMatches } from '#core/kernel/repeated-value-matches.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useUserId } from '#web/app-kit/page/use-user-id.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { clearUserAndGoTo } from '#web/runtime/session/current-user.ts'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { accountsApi } from '../../contract/api.ts'
import { PasswordStrength } from '../parts/PasswordStrength.tsx'

/** Form that changes the password and signs out on all devices. */
export const PasswordForm = () => {
  const t = useT()
  const id = useUserId()
  const href = useHref()
  const form = useApiForm(accountsApi.changePassword, {
    id: 'haslo',
    input: { id },
    unsent: ['password_repeat'],
    validate: ({ new_password, password_repeat }) =>
      repeatedValueMatches('password', new_password, password_repeat) ? {} : { password_repeat: 'PASSWORDS_DIFFER' },
    onSaved: () => clearUserAndGoTo(href('password_changed') ?? '/'),
  })
  const labels = {
    password: t('accounts.own.profile.password.now'),
    new_password: t('accounts.form.password.new'),
    password_repeat: t('accounts.form.password_repeat'),
  }
  return (
    <ApiForm of={form} labels={labels}>
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <PasswordField name="new_password" label={labels.new_password} hint={t('accounts.form.password.hint')} autoComplete="new-password">
        {(typed, input) => <PasswordStrength typed={typed} input={input} relatedFields={[]} />}
      </PasswordField>
      <PasswordField name="password_repeat" label={labels.password_repeat} autoComplete="new-password" />
      <SubmitRow send={t('accounts.form.new-password.send')} />
    </ApiForm>
  )
}
