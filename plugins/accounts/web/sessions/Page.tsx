import { useState } from 'react'
import { ApiError, callApi } from '#web/data/api.ts'
import { usePageData } from '#web/data/use-page-data.ts'
import { Button } from '#web/design/Button.tsx'
import { ConfirmDialog } from '#web/forms/ConfirmDialog.tsx'
import { tellFailure } from '#web/forms/tell-failure.ts'
import { useT } from '#web/i18n/words.ts'
import { Device } from './Device.tsx'
import type { data } from './sessions.data.ts'
import css from './sessions.module.css'

/** Where one is signed in, and signing out there. */
export const Page = () => {
  const t = useT()
  const [sessions, show] = useState(usePageData<typeof data>())
  const [asking, ask] = useState(false)
  const end = async (id: string | null) => {
    try {
      await callApi(`/api/v1/account/session${id === null ? '' : `/${id}`}`, { method: 'DELETE' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // What is signed out already is gone from the list too.
      if (error.problem.status !== 404) return tellFailure(error, t, () => end(id))
    }
    show((now) => now.filter((one) => (id === null ? one.current : one.id !== id)))
    const { toast } = await import('#web/islands/toast.ts')
    toast({ kind: 'success', text: t('accounts.own.sessions.ended') })
  }
  return (
    <>
      <h1 tabIndex={-1}>{t('accounts.own.sessions.title')}</h1>
      <p className={css['lead']}>{t('accounts.own.sessions.lead')}</p>
      <ul className={css['devices']}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} end={() => end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && <Button onClick={() => ask(true)}>{t('accounts.own.sessions.others')}</Button>}
      <ConfirmDialog
        open={asking}
        title={t('accounts.own.sessions.others.title')}
        accept={t('accounts.own.sessions.others')}
        answer={(sure) => {
          ask(false)
          if (sure) void end(null)
        }}
      >
        <p>{t('accounts.own.sessions.others.text')}</p>
      </ConfirmDialog>
    </>
  )
}
