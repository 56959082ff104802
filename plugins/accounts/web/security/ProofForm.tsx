import { messageKey } from '#core/kernel/message-key.ts'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { accountsApi } from '../../contract/api.ts'
import { StepForm } from './StepForm.tsx'

const routes = { recovery: accountsApi.renewRecoveryCodes, disable: accountsApi.disableTotp } as const

interface ProofFormProps {
  /** Also part of the message keys `accounts.own.security.….lead` and `.send`. */
  readonly operation: keyof typeof routes
  readonly onDone: (codes: readonly string[]) => void
  readonly onBack: () => void
}

/** Form that asks for password and code before the authenticator app or the recovery codes change. */
export const ProofForm = ({ operation, onDone, onBack }: ProofFormProps) => {
  const t = useT()
  const form = useApiForm(routes[operation], {
    id: operation,
    invalidates: [accountsApi.showSecurity],
    onSaved: (output) => onDone('recovery_codes' in output ? output.recovery_codes : []),
  })
  const labels = { password: t('accounts.form.password'), code: t('accounts.form.code.either') }
  return (
    <StepForm
      of={form}
      labels={labels}
      lead={t(messageKey('accounts.own.security', operation, 'lead'))}
      send={t(messageKey('accounts.own.security', operation, 'send'))}
      onBack={onBack}
    >
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <Field name="code" label={labels.code} autoComplete="one-time-code" max={40} />
    </StepForm>
  )
}
