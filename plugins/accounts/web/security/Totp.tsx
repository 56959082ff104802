import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { saveBlob } from '#web/app-kit/files/save-blob.ts'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { accountsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { useFocusOnMount } from '../components/use-focus-on-mount.ts'
import { StepForm } from './StepForm.tsx'
import { TotpConfirm } from './TotpConfirm.tsx'
import type { TotpSetup } from './totp-setup.ts'

type Step =
  | { readonly at: 'overview' | 'starting' | 'renewing' | 'turning-off' }
  | { readonly at: 'confirming'; readonly setup: TotpSetup }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

/** Setting up and removing the authenticator app, and its recovery codes. */
export const Totp = () => {
  const t = useT()
  const { totp, recovery_codes } = useQuery(accountsApi.showSecurity).data
  const [step, setStep] = useState<Step>({ at: 'overview' })
  const goBack = () => setStep({ at: 'overview' })
  const showCodes = (codes: readonly string[]) => setStep({ at: 'codes', codes })
  if (step.at === 'starting') return <TotpStart onDone={(setup) => setStep({ at: 'confirming', setup })} onBack={goBack} />
  if (step.at === 'confirming') return <TotpConfirm setup={step.setup} onDone={showCodes} onBack={goBack} />
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onSaved={goBack} />
  if (step.at === 'renewing') return <ProofForm operation="recovery" onDone={showCodes} onBack={goBack} />
  if (step.at === 'turning-off') return <ProofForm operation="disable" onDone={goBack} onBack={goBack} />
  if (!totp)
    return (
      <div className={css['state']}>
        <Badge tone="plain">{t('accounts.own.security.off')}</Badge>
        <Button onClick={() => setStep({ at: 'starting' })}>{t('accounts.own.security.totp.start')}</Button>
      </div>
    )
  return (
    <div className={css['state']}>
      <Badge tone="good">{t('accounts.own.security.on')}</Badge>
      <p>{t('accounts.own.security.totp.left', { count: recovery_codes })}</p>
      <div className={css['ways']}>
        <Button onClick={() => setStep({ at: 'renewing' })}>{t('accounts.own.security.recovery.send')}</Button>
        <Button look="quiet" onClick={() => setStep({ at: 'turning-off' })}>
          {t('accounts.own.security.disable.send')}
        </Button>
      </div>
    </div>
  )
}

/** First step of the set-up: asks for the password, in case the computer was left unattended. */
const TotpStart = ({ onDone, onBack }: { readonly onDone: (setup: TotpSetup) => void; readonly onBack: () => void }) => {
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

const routes = { recovery: accountsApi.renewRecoveryCodes, disable: accountsApi.disableTotp } as const

interface ProofFormProps {
  /** Also part of the message keys `accounts.own.security.….lead` and `.send`. */
  readonly operation: keyof typeof routes
  readonly onDone: (codes: readonly string[]) => void
  readonly onBack: () => void
}

/** Form that asks for password and code before the authenticator app or the recovery codes change. */
const ProofForm = ({ operation, onDone, onBack }: ProofFormProps) => {
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

/** Recovery codes, shown once: to copy, download or print; the user confirms that they are saved. */
const RecoveryCodes = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) => {
  const t = useT()
  const focusRef = useFocusOnMount<HTMLHeadingElement>()
  const [copied, setCopied] = useState(false)
  const text = `${t('accounts.own.security.recovery.file')}\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without access to the clipboard, download and print remain.
      () => setCopied(false),
    )
  return (
    <div className={css['state']}>
      <h3 ref={focusRef} tabIndex={-1} className={css['prompt']}>
        {t('accounts.own.security.recovery.title')}
      </h3>
      <p>{t('accounts.own.security.recovery.text')}</p>
      <ol className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={css['ways']}>
        <Button small onClick={copy}>
          <Icon of={Copy} />
          {t('accounts.own.security.recovery.copy')}
        </Button>
        <Button small onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'kredka-kody.txt')}>
          <Icon of={Download} />
          {t('accounts.own.security.recovery.save')}
        </Button>
        <Button small onClick={() => print()}>
          <Icon of={Printer} />
          {t('accounts.own.security.recovery.print')}
        </Button>
      </div>
      <p role="status" className={css['quiet']}>
        {copied ? t('accounts.own.security.recovery.copied') : ''}
      </p>
      <div>
        <Button look="main" onClick={onSaved}>
          {t('accounts.own.security.recovery.kept')}
        </Button>
      </div>
    </div>
  )
}
