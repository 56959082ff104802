import { useState } from 'react'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './security.module.css'
import { TotpConfirm } from './TotpConfirm.tsx'
import { type TotpSetup, TotpStart } from './TotpStart.tsx'

interface TotpProps {
  readonly on: boolean
  /** Number of unused recovery codes. */
  readonly recoveryCodeCount: number
  readonly onEnabled: () => Promise<void>
}

type Step =
  | { readonly at: 'off' | 'starting' | 'on' | 'renewing' | 'turning-off' }
  | { readonly at: 'confirming'; readonly setup: TotpSetup }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

/** Setting up and removing the authenticator app, and its recovery codes. */
export const Totp = ({ on, recoveryCodeCount: initialCount, onEnabled }: TotpProps) => {
  const t = useT()
  const [codeCount, setCodeCount] = useState(initialCount)
  const [step, setStep] = useState<Step>({ at: on ? 'on' : 'off' })
  const showCodes = (codes: readonly string[]) => {
    setCodeCount(codes.length)
    setStep({ at: 'codes', codes })
  }
  const goTo = (at: 'off' | 'on') => () => setStep({ at })
  if (step.at === 'starting') return <TotpStart onDone={(setup) => setStep({ at: 'confirming', setup })} onBack={goTo('off')} />
  if (step.at === 'confirming')
    return <TotpConfirm setup={step.setup} onDone={(codes) => onEnabled().then(() => showCodes(codes))} onBack={goTo('off')} />
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onSaved={goTo('on')} />
  if (step.at === 'renewing')
    return <ProofForm operation="recovery" onDone={({ recovery_codes = [] }) => showCodes(recovery_codes)} onBack={goTo('on')} />
  if (step.at === 'turning-off') return <ProofForm operation="disable" onDone={goTo('off')} onBack={goTo('on')} />
  if (step.at === 'off')
    return (
      <div className={css['state']}>
        <Badge tone="plain">{t('accounts.own.security.off')}</Badge>
        <Button onClick={() => setStep({ at: 'starting' })}>{t('accounts.own.security.totp.start')}</Button>
      </div>
    )
  return (
    <div className={css['state']}>
      <Badge tone="good">{t('accounts.own.security.on')}</Badge>
      <p>{t('accounts.own.security.totp.left', { count: codeCount })}</p>
      <div className={css['ways']}>
        <Button onClick={() => setStep({ at: 'renewing' })}>{t('accounts.own.security.recovery.send')}</Button>
        <Button look="quiet" onClick={() => setStep({ at: 'turning-off' })}>
          {t('accounts.own.security.disable.send')}
        </Button>
      </div>
    </div>
  )
}
