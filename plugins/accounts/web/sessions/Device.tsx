import { Laptop, Smartphone } from 'lucide-react'
import { factMoment } from '#core/kernel/dates.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { accountsApi } from '../../contract/api.ts'
import css from './sessions.module.css'

type Session = OutputOf<typeof accountsApi.listSessions>[number]

/** List item of a session: device, sign-in time and last use. */
export const Device = ({ session: { id, device, opened_at, refreshed_at, current } }: { readonly session: Session }) => {
  const t = useT()
  const language = useLanguage()
  const end = useMutation(accountsApi.endSession, {
    invalidates: [accountsApi.listSessions],
    acceptedErrors: ['error/session-not-found'],
    toast: t('accounts.own.sessions.ended'),
  })
  const format = (time: string) => factMoment(time, language)
  const name = device === '?' ? t('accounts.own.sessions.unknown') : device
  return (
    <li className={css['device']}>
      <Icon of={/Android|iOS/.test(device) ? Smartphone : Laptop} large />
      <div className={css['about']}>
        <p className={css['name']}>
          {name} {current && <Badge tone="good">{t('accounts.own.sessions.current')}</Badge>}
        </p>
        <p className={css['when']}>
          {t('accounts.own.sessions.when', {
            used: current ? t('accounts.own.sessions.now') : format(refreshed_at),
            opened: format(opened_at),
          })}
        </p>
      </div>
      {!current && (
        <Button
          small
          onClick={() => end.mutate({ id })}
          aria-disabled={end.isPending}
          aria-label={t('accounts.own.sessions.end.of', { device: name })}
        >
          {t(end.isPending ? 'LOADING_DOTS' : 'accounts.own.sessions.end')}
        </Button>
      )}
    </li>
  )
}
