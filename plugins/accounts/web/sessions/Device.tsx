import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { dateFormat } from '#core/kernel/formats.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './sessions.module.css'

interface DeviceProps {
  readonly session: { readonly device: string; readonly opened_at: string; readonly refreshed_at: string; readonly current: boolean }
  readonly onEnd: () => Promise<void>
}

const timeFormat = { timeZone: 'Europe/Warsaw', dateStyle: 'medium', timeStyle: 'short' } as const

/** List item of a session: device, sign-in time and last use. */
export const Device = ({ session: { device, opened_at, refreshed_at, current }, onEnd }: DeviceProps) => {
  const [t, language] = [useT(), useLanguage()]
  const [pending, setPending] = useState(false)
  const format = (time: string) => dateFormat(language, timeFormat).format(new Date(time))
  const name = device === '?' ? t('accounts.own.sessions.unknown') : device
  const signOut = () => {
    if (pending) return
    setPending(true)
    onEnd().finally(() => setPending(false))
  }
  return (
    <li className={css['device']}>
      <Icon of={/Android|iOS/.test(device) ? Smartphone : Laptop} large />
      <div className={css['about']}>
        <p className={css['name']}>
          {name} {current && <Badge tone="good">{t('accounts.own.sessions.current')}</Badge>}
        </p>
        <p className={css['when']}>{t('accounts.own.sessions.when', { used: format(refreshed_at), opened: format(opened_at) })}</p>
      </div>
      {!current && (
        <Button small onClick={signOut} aria-disabled={pending} aria-label={t('accounts.own.sessions.end.of', { device: name })}>
          {t(pending ? 'LOADING_DOTS' : 'accounts.own.sessions.end')}
        </Button>
      )}
    </li>
  )
}
