import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { accountsApi } from '../../contract/api.ts'
import { Device } from './Device.tsx'
import css from './sessions.module.css'

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
      <p className={css['lead']}>{t('accounts.own.sessions.lead')}</p>
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
