import { Laptop, Smartphone } from 'lucide-react'
import { factMoment } from '#core/kernel/dates.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { accountsApi } from '../../contract/api.ts'
import css from '../app.module.css'

export const queries: PageQueries = () => [query(accountsApi.listSessions)]

/** Page with the user's sessions, where each can be ended. */
export const Page = () => {
  const t = useT()
  const { data: sessions } = useQuery(accountsApi.listSessions)
  const endOthers = useMutation(accountsApi.endOtherSessions, {
    invalidates: [accountsApi.listSessions],
    toast: t('accounts.own.sessions.ended'),
  })
  return (
    <>
      <h1 tabIndex={-1}>{t('accounts.own.sessions.title')}</h1>
      <p className={css['sessionsLead']}>{t('accounts.own.sessions.lead')}</p>
      <ul className={css['devices']}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <ConfirmButton
          title={t('accounts.own.sessions.others.title')}
          text={t('accounts.own.sessions.others.text')}
          accept={t('accounts.own.sessions.others')}
          onConfirm={() => endOthers.mutate({})}
        >
          {t('accounts.own.sessions.others')}
        </ConfirmButton>
      )}
    </>
  )
}

type Session = OutputOf<typeof accountsApi.listSessions>[number]

/** List item of a session: device, sign-in time, last use and latest end. */
const Device = ({ session: { id, device, opened_at, refreshed_at, ends_at, current } }: { readonly session: Session }) => {
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
      <div className={css['sessionsAbout']}>
        <p className={css['sessionsName']}>
          {name} {current && <Badge tone="good">{t('accounts.own.sessions.current')}</Badge>}
        </p>
        <p className={css['when']}>
          {t('accounts.own.sessions.when', {
            used: current ? t('accounts.own.sessions.now') : format(refreshed_at),
            opened: format(opened_at),
            ends: format(ends_at),
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
