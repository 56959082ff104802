import { useState } from 'react'
import { ApiError, callApi } from '#web/data/api.ts'
import { Button } from '#web/design/Button.tsx'
import { tellFailure } from '#web/forms/tell-failure.ts'
import { useT } from '#web/i18n/words.ts'
import css from '../accounts.module.css'

/** The mail that confirms an account, once more (features AU-01). */
export const Resend = ({ email }: { email: string }) => {
  const t = useT()
  const [state, set] = useState<'asked' | 'pending' | 'sent'>('asked')
  const send = async () => {
    if (state !== 'asked') return
    set('pending')
    try {
      await callApi(`/api/v1/account/activate/resend/${encodeURIComponent(email)}`, { method: 'POST' })
      set('sent')
    } catch (error) {
      set('asked')
      if (!(error instanceof ApiError)) throw error
      await tellFailure(error, t, send)
    }
  }
  return (
    <div className={css['note']}>
      <p role="status">{t(state === 'sent' ? 'accounts.form.resend.sent' : 'accounts.form.resend.text')}</p>
      {state !== 'sent' && (
        <Button small onClick={send} aria-disabled={state === 'pending'}>
          {t(state === 'pending' ? 'LOADING_DOTS' : 'accounts.form.resend.send')}
        </Button>
      )}
    </div>
  )
}
