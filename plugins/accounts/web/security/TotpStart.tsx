import { callApi } from '#web/data/api.ts'
import { Button } from '#web/design/Button.tsx'
import { Form } from '#web/forms/Form.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { SubmitRow } from '#web/forms/SubmitRow.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useT } from '#web/i18n/words.ts'
import type { TotpSetup as SetupSchema } from '../../contract/factors.ts'
import { useArrival } from '../parts/use-arrival.ts'
import css from './security.module.css'

export type TotpSetup = typeof SetupSchema.Type

/** The first step: the password, so that nobody turns codes on at a computer that was left open. */
export const TotpStart = ({ done, back }: { done: (setup: TotpSetup) => void; back: () => void }) => {
  const t = useT()
  const arrival = useArrival<HTMLParagraphElement>()
  const form = useForm<TotpSetup>({ id: 'kody', submit: (body) => callApi('/api/v1/account/2fa/setup', { body }), done })
  const labels = { password: t('accounts.form.password') }
  return (
    <Form of={form} labels={labels}>
      <p ref={arrival} tabIndex={-1} className={css['said']}>
        {t('accounts.own.security.totp.password')}
      </p>
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <SubmitRow look="outline" send={t('accounts.own.security.totp.next')}>
        <Button look="quiet" onClick={back}>
          {t('CANCEL')}
        </Button>
      </SubmitRow>
    </Form>
  )
}
