import { callApi } from '#web/runtime/api.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts'
import css from './security.module.css'

interface ProofResult {
  readonly recovery_codes?: readonly string[]
}

interface ProofFormProps {
  /** Last part of the route `/api/v1/account/2fa/…` and of the message keys `accounts.own.security.….lead` and `.send`. */
  readonly operation: 'recovery' | 'disable'
  readonly onDone: (result: ProofResult) => void
  readonly onBack: () => void
}

/** Form that asks for password and code before the authenticator app or the recovery codes change. */
export const ProofForm = ({ operation, onDone, onBack }: ProofFormProps) => {
  const t = useT()
  const focusRef = useFocusOnMount<HTMLParagraphElement>()
  const form = useForm<ProofResult>({
    id: operation,
    submit: (body) => callApi(`/api/v1/account/2fa/${operation}`, { body }),
    onSaved: onDone,
  })
  const labels = { password: t('accounts.form.password'), code: t('accounts.form.code.either') }
  return (
    <Form of={form} labels={labels}>
      <p ref={focusRef} tabIndex={-1} className={css['prompt']}>
        {t(`accounts.own.security.${operation}.lead`)}
      </p>
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <Field name="code" label={labels.code} autoComplete="one-time-code" max={40} />
      <SubmitRow look="outline" send={t(`accounts.own.security.${operation}.send`)}>
        <Button look="quiet" onClick={onBack}>
          {t('CANCEL')}
        </Button>
      </SubmitRow>
    </Form>
  )
}
