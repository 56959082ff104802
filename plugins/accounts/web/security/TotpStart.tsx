import { callApi } from '#web/runtime/api.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { TotpSetup as SetupSchema } from '../../contract/factors.ts'
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts'
import css from './security.module.css'

export type TotpSetup = typeof SetupSchema.Type

/** First step of the set-up: asks for the password, in case the computer was left unattended. */
export const TotpStart = ({ onDone, onBack }: { onDone: (setup: TotpSetup) => void; onBack: () => void }) => {
  const t = useT()
  const focusRef = useFocusOnMount<HTMLParagraphElement>()
  const form = useForm<TotpSetup>({ id: 'kody', submit: (body) => callApi('/api/v1/account/2fa/setup', { body }), onSaved: onDone })
  const labels = { password: t('accounts.form.password') }
  return (
    <Form of={form} labels={labels}>
      <p ref={focusRef} tabIndex={-1} className={css['prompt']}>
        {t('accounts.own.security.totp.password')}
      </p>
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <SubmitRow look="outline" send={t('accounts.own.security.totp.next')}>
        <Button look="quiet" onClick={onBack}>
          {t('CANCEL')}
        </Button>
      </SubmitRow>
    </Form>
  )
}
