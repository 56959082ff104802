import { KeyRound } from 'lucide-react'
import { factDay } from '#core/kernel/dates.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { accountsApi } from '../../contract/api.ts'
import type { PasskeyView } from '../../contract/factors.ts'
import css from './security.module.css'

/** List item of a passkey: name, date added and date last used. */
export const Passkey = ({ passkey: { id, name, created_at, last_used_at } }: { readonly passkey: PasskeyView }) => {
  const t = useT()
  const language = useLanguage()
  const remove = useMutation(accountsApi.removePasskey, {
    invalidates: [accountsApi.listPasskeys, accountsApi.showSecurity],
    acceptedErrors: ['error/passkey-not-found'],
    toast: t('accounts.own.security.passkeys.removed'),
  })
  const format = (time: string) => factDay(time, language)
  const used = last_used_at === null ? t('accounts.own.security.passkeys.never') : format(last_used_at)
  return (
    <li className={css['passkey']}>
      <Icon of={KeyRound} large />
      <div className={css['about']}>
        <p className={css['prompt']}>{name}</p>
        <p className={css['quiet']}>{t('accounts.own.security.passkeys.when', { added: format(created_at), used })}</p>
      </div>
      <ConfirmButton
        small
        aria-label={t('accounts.own.security.passkeys.remove.of', { name })}
        title={t('accounts.own.security.passkeys.remove.title', { name })}
        text={t('accounts.own.security.passkeys.remove.text')}
        accept={t('accounts.own.security.passkeys.remove')}
        onConfirm={() => remove.mutate({ id })}
      >
        {t('accounts.own.security.passkeys.remove')}
      </ConfirmButton>
    </li>
  )
}
