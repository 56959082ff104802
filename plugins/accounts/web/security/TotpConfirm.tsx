import { callApi } from '#web/data/api.ts'
import { Button } from '#web/design/Button.tsx'
import { CodeField } from '#web/forms/CodeField.tsx'
import { Form } from '#web/forms/Form.tsx'
import { SubmitRow } from '#web/forms/SubmitRow.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useT } from '#web/i18n/words.ts'
import { useArrival } from '../parts/use-arrival.ts'
import css from './security.module.css'
import { SquareCode } from './SquareCode.tsx'
import type { TotpSetup } from './TotpStart.tsx'

interface Shown {
  readonly setup: TotpSetup
  readonly done: (codes: readonly string[]) => void
  readonly back: () => void
}

/** The second step: the app takes the secret in, and shows that it has it by a code. */
export const TotpConfirm = ({ setup: { secret, uri, qr }, done, back }: Shown) => {
  const t = useT()
  const arrival = useArrival<HTMLParagraphElement>()
  const form = useForm<{ readonly recovery_codes: readonly string[] }>({
    id: 'pierwszy-kod',
    submit: (body) => callApi('/api/v1/account/2fa/confirm', { body }),
    done: ({ recovery_codes }) => done(recovery_codes),
  })
  const label = t('accounts.form.code')
  return (
    <Form of={form} labels={{ code: label }}>
      <p ref={arrival} tabIndex={-1} className={css['said']}>
        {t('accounts.own.security.totp.scan')}
      </p>
      <SquareCode of={qr} label={t('accounts.own.security.totp.square')} />
      <p className={css['quiet']}>
        {t('accounts.own.security.totp.type')} <code className={css['secret']}>{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <p>
        <a href={uri}>{t('accounts.own.security.totp.open')}</a>
      </p>
      <CodeField name="code" label={label} hint={t('accounts.form.code.hint')} />
      <SubmitRow look="outline" send={t('accounts.own.security.totp.confirm')}>
        <Button look="quiet" onClick={back}>
          {t('CANCEL')}
        </Button>
      </SubmitRow>
    </Form>
  )
}
