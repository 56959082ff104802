import { callApi } from '#web/runtime/api.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { CodeField } from '#web/ui/forms/CodeField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts'
import css from './security.module.css'
import { QrCode } from './QrCode.tsx'
import type { TotpSetup } from './TotpStart.tsx'

interface TotpConfirmProps {
  readonly setup: TotpSetup
  readonly onDone: (codes: readonly string[]) => void
  readonly onBack: () => void
}

/** Second step of the set-up: the app scans the secret and the user enters one of its codes. */
export const TotpConfirm = ({ setup: { secret, uri, qr }, onDone, onBack }: TotpConfirmProps) => {
  const t = useT()
  const focusRef = useFocusOnMount<HTMLParagraphElement>()
  const form = useForm<{ readonly recovery_codes: readonly string[] }>({
    id: 'pierwszy-kod',
    submit: (body) => callApi('/api/v1/account/2fa/confirm', { body }),
    onSaved: ({ recovery_codes }) => onDone(recovery_codes),
  })
  const label = t('accounts.form.code')
  return (
    <Form of={form} labels={{ code: label }}>
      <p ref={focusRef} tabIndex={-1} className={css['prompt']}>
        {t('accounts.own.security.totp.scan')}
      </p>
      <QrCode of={qr} label={t('accounts.own.security.totp.square')} />
      <p className={css['quiet']}>
        {t('accounts.own.security.totp.type')} <code className={css['secret']}>{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <p>
        <a href={uri}>{t('accounts.own.security.totp.open')}</a>
      </p>
      <CodeField name="code" label={label} hint={t('accounts.form.code.hint')} />
      <SubmitRow look="outline" send={t('accounts.own.security.totp.confirm')}>
        <Button look="quiet" onClick={onBack}>
          {t('CANCEL')}
        </Button>
      </SubmitRow>
    </Form>
  )
}
