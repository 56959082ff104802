import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { CodeField } from '#web/ui/forms/CodeField.tsx'
import { accountsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { StepForm } from './StepForm.tsx'
import type { TotpSetup } from './totp-setup.ts'
import { useFactorAdded } from './use-factor-added.ts'

interface TotpConfirmProps {
  readonly setup: TotpSetup
  readonly onDone: (codes: readonly string[]) => void
  readonly onBack: () => void
}

/** Second step of the set-up: the app scans the secret and the user enters one of its codes. */
export const TotpConfirm = ({ setup: { secret, uri, qr }, onDone, onBack }: TotpConfirmProps) => {
  const t = useT()
  const onFactorAdded = useFactorAdded()
  const form = useApiForm(accountsApi.enableTotp, {
    id: 'pierwszy-kod',
    onSaved: async ({ recovery_codes }) => {
      await onFactorAdded()
      onDone(recovery_codes)
    },
  })
  const label = t('accounts.form.code')
  return (
    <StepForm
      of={form}
      labels={{ code: label }}
      lead={t('accounts.own.security.totp.scan')}
      send={t('accounts.own.security.totp.confirm')}
      onBack={onBack}
    >
      <QrCode of={qr} label={t('accounts.own.security.totp.square')} />
      <p className={css['quiet']}>
        {t('accounts.own.security.totp.type')} <code className={css['secret']}>{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <p>
        <a href={uri}>{t('accounts.own.security.totp.open')}</a>
      </p>
      <CodeField name="code" label={label} hint={t('accounts.form.code.hint')} />
    </StepForm>
  )
}

interface QrCodeProps {
  readonly of: { readonly size: number; readonly path: string }
  readonly label: string
}

/** QR code, dark on light in every theme, as cameras require. */
const QrCode = ({ of: { size, path }, label }: QrCodeProps) => (
  <svg className={css['square']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
)
