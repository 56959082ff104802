import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { dateFormat } from '#core/kernel/formats.ts'
import { Badge } from '#web/design/Badge.tsx'
import { Button } from '#web/design/Button.tsx'
import { Icon } from '#web/design/Icon.tsx'
import { useLanguage, useT } from '#web/i18n/words.ts'
import css from './sessions.module.css'

interface Shown {
  readonly session: { readonly device: string; readonly opened_at: string; readonly refreshed_at: string; readonly current: boolean }
  readonly end: () => Promise<void>
}

const moment = { timeZone: 'Europe/Warsaw', dateStyle: 'medium', timeStyle: 'short' } as const

/** A device one is signed in on, and since when. */
export const Device = ({ session: { device, opened_at, refreshed_at, current }, end }: Shown) => {
  const [t, language] = [useT(), useLanguage()]
  const [pending, wait] = useState(false)
  const when = (time: string) => dateFormat(language, moment).format(new Date(time))
  const name = device === '?' ? t('accounts.own.sessions.unknown') : device
  const signOut = () => {
    if (pending) return
    wait(true)
    end().finally(() => wait(false))
  }
  return (
    <li className={css['device']}>
      <Icon of={/Android|iOS/.test(device) ? Smartphone : Laptop} large />
      <div className={css['about']}>
        <p className={css['name']}>
          {name} {current && <Badge tone="good">{t('accounts.own.sessions.current')}</Badge>}
        </p>
        <p className={css['when']}>{t('accounts.own.sessions.when', { used: when(refreshed_at), opened: when(opened_at) })}</p>
      </div>
      {!current && (
        <Button small onClick={signOut} aria-disabled={pending} aria-label={t('accounts.own.sessions.end.of', { device: name })}>
          {t(pending ? 'LOADING_DOTS' : 'accounts.own.sessions.end')}
        </Button>
      )}
    </li>
  )
}
