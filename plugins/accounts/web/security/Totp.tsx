import { useState } from 'react'
import { Badge } from '#web/design/Badge.tsx'
import { Button } from '#web/design/Button.tsx'
import { useT } from '#web/i18n/words.ts'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './security.module.css'
import { TotpConfirm } from './TotpConfirm.tsx'
import { type TotpSetup, TotpStart } from './TotpStart.tsx'

interface Kept {
  readonly on: boolean
  /** Recovery codes that are left. */
  readonly left: number
  readonly turnedOn: () => Promise<void>
}

type Step =
  | { readonly at: 'off' | 'starting' | 'on' | 'renewing' | 'turning-off' }
  | { readonly at: 'confirming'; readonly setup: TotpSetup }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

/** Codes of an app: turned on step by step, recovery codes, and off again. */
export const Totp = ({ on, left: first, turnedOn }: Kept) => {
  const t = useT()
  const [left, setLeft] = useState(first)
  const [step, go] = useState<Step>({ at: on ? 'on' : 'off' })
  const show = (codes: readonly string[]) => {
    setLeft(codes.length)
    go({ at: 'codes', codes })
  }
  const back = (at: 'off' | 'on') => () => go({ at })
  if (step.at === 'starting') return <TotpStart done={(setup) => go({ at: 'confirming', setup })} back={back('off')} />
  if (step.at === 'confirming')
    return <TotpConfirm setup={step.setup} done={(codes) => turnedOn().then(() => show(codes))} back={back('off')} />
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} kept={back('on')} />
  if (step.at === 'renewing')
    return <ProofForm does="recovery" done={({ recovery_codes = [] }) => show(recovery_codes)} back={back('on')} />
  if (step.at === 'turning-off') return <ProofForm does="disable" done={back('off')} back={back('on')} />
  if (step.at === 'off')
    return (
      <div className={css['state']}>
        <Badge tone="plain">{t('accounts.own.security.off')}</Badge>
        <Button onClick={() => go({ at: 'starting' })}>{t('accounts.own.security.totp.start')}</Button>
      </div>
    )
  return (
    <div className={css['state']}>
      <Badge tone="good">{t('accounts.own.security.on')}</Badge>
      <p>{t('accounts.own.security.totp.left', { count: left })}</p>
      <div className={css['ways']}>
        <Button onClick={() => go({ at: 'renewing' })}>{t('accounts.own.security.recovery.send')}</Button>
        <Button look="quiet" onClick={() => go({ at: 'turning-off' })}>
          {t('accounts.own.security.disable.send')}
        </Button>
      </div>
    </div>
  )
}
