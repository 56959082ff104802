import { KeyRound } from 'lucide-react'
import { dateFormat } from '#core/kernel/formats.ts'
import { Button } from '#web/design/Button.tsx'
import { Icon } from '#web/design/Icon.tsx'
import { useLanguage, useT } from '#web/i18n/words.ts'
import type { PasskeyView } from '../../contract/factors.ts'
import css from './security.module.css'

const day = { timeZone: 'Europe/Warsaw', dateStyle: 'medium' } as const

/** A passkey by its name, with when it came and was last used. */
export const Passkey = ({ passkey: { name, created_at, last_used_at }, remove }: { passkey: PasskeyView; remove: () => void }) => {
  const [t, language] = [useT(), useLanguage()]
  const when = (time: string) => dateFormat(language, day).format(new Date(time))
  const used = last_used_at === null ? t('accounts.own.security.passkeys.never') : when(last_used_at)
  return (
    <li className={css['passkey']}>
      <Icon of={KeyRound} large />
      <div className={css['about']}>
        <p className={css['said']}>{name}</p>
        <p className={css['quiet']}>{t('accounts.own.security.passkeys.when', { added: when(created_at), used })}</p>
      </div>
      <Button small onClick={remove} aria-label={t('accounts.own.security.passkeys.remove.of', { name })}>
        {t('accounts.own.security.passkeys.remove')}
      </Button>
    </li>
  )
}
