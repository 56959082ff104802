import { useState } from 'react'
import { ApiError, callApi } from '#web/runtime/api.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Device } from './Device.tsx'
import type { data } from './sessions.data.ts'
import css from './sessions.module.css'

/** Page with the user's sessions, where each can be ended. */
export const Page = () => {
  const t = useT()
  const [sessions, setSessions] = useState(usePageData<typeof data>())
  const [confirming, setConfirming] = useState(false)
  const end = async (id: string | null) => {
    try {
      await callApi(`/api/v1/account/session${id === null ? '' : `/${id}`}`, { method: 'DELETE' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A session that has ended already is removed from the list too.
      if (error.problem.status !== 404) return showSubmitError(error, t, () => end(id))
    }
    setSessions((now) => now.filter((session) => (id === null ? session.current : session.id !== id)))
    const { toast } = await import('#web/runtime/islands/toast.ts')
    toast({ kind: 'success', text: t('accounts.own.sessions.ended') })
  }
  return (
    <>
      <h1 tabIndex={-1}>{t('accounts.own.sessions.title')}</h1>
      <p className={css['lead']}>{t('accounts.own.sessions.lead')}</p>
      <ul className={css['devices']}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && <Button onClick={() => setConfirming(true)}>{t('accounts.own.sessions.others')}</Button>}
      <ConfirmDialog
        open={confirming}
        title={t('accounts.own.sessions.others.title')}
        accept={t('accounts.own.sessions.others')}
        onClose={(confirmed) => {
          setConfirming(false)
          if (confirmed) void end(null)
        }}
      >
        <p>{t('accounts.own.sessions.others.text')}</p>
      </ConfirmDialog>
    </>
  )
}
