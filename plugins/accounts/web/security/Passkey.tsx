import { KeyRound } from 'lucide-react'
import { dateFormat } from '#core/kernel/formats.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { PasskeyView } from '../../contract/factors.ts'
import css from './security.module.css'

const dayFormat = { timeZone: 'Europe/Warsaw', dateStyle: 'medium' } as const

/** List item of a passkey: name, date added and date last used. */
export const Passkey = ({ passkey: { name, created_at, last_used_at }, onRemove }: { passkey: PasskeyView; onRemove: () => void }) => {
  const [t, language] = [useT(), useLanguage()]
  const format = (time: string) => dateFormat(language, dayFormat).format(new Date(time))
  const used = last_used_at === null ? t('accounts.own.security.passkeys.never') : format(last_used_at)
  return (
    <li className={css['passkey']}>
      <Icon of={KeyRound} large />
      <div className={css['about']}>
        <p className={css['prompt']}>{name}</p>
        <p className={css['quiet']}>{t('accounts.own.security.passkeys.when', { added: format(created_at), used })}</p>
      </div>
      <Button small onClick={onRemove} aria-label={t('accounts.own.security.passkeys.remove.of', { name })}>
        {t('accounts.own.security.passkeys.remove')}
      </Button>
    </li>
  )
}
