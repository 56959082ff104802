import { useState } from 'react'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { accountsApi } from '../../contract/api.ts'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './security.module.css'
import { TotpConfirm } from './TotpConfirm.tsx'
import { TotpStart } from './TotpStart.tsx'
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
