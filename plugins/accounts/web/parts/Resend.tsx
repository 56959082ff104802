import { useState } from 'react'
import { ApiError } from '#web/runtime/api.ts'
import { callWithKey } from '#web/runtime/call-with-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useSubmitGuard } from '#web/runtime/use-submit-guard.ts'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { accountsApi } from '../../contract/api.ts'
import css from '../accounts.module.css'

/** Button that sends the activation mail again (features AU-01). */
export const Resend = ({ email }: { email: string }) => {
  const t = useT()
  const [state, setState] = useState<'idle' | 'pending' | 'sent'>('idle')
  const guard = useSubmitGuard<unknown>()
  const send = async () => {
    const { result, isRepeat } = guard(email, (key) => callWithKey(key)(accountsApi.resendActivation, { email }))
    if (isRepeat) return
    setState('pending')
    try {
      await result
      setState('sent')
    } catch (error) {
      setState('idle')
      if (!(error instanceof ApiError)) throw error
      await showSubmitError(error, t, send)
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
