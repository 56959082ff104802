import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { accountsApi } from '../../contract/api.ts'
import { StepForm } from './StepForm.tsx'
import type { TotpSetup } from './totp-setup.ts'

/** First step of the set-up: asks for the password, in case the computer was left unattended. */
export const TotpStart = ({ onDone, onBack }: { readonly onDone: (setup: TotpSetup) => void; readonly onBack: () => void }) => {
  const t = useT()
  const form = useApiForm(accountsApi.setUpTotp, { id: 'kody', onSaved: onDone })
  const labels = { password: t('accounts.form.password') }
  return (
    <StepForm
      of={form}
      labels={labels}
      lead={t('accounts.own.security.totp.password')}
      send={t('accounts.own.security.totp.next')}
      onBack={onBack}
    >
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
    </StepForm>
  )
}
