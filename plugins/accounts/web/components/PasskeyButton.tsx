import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ApiError, callApi } from '#web/runtime/api.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useSubmitGuard } from '#web/runtime/use-submit-guard.ts'
import { getPasskeyResponse, isCancelled, usePasskeys } from '#web/ui/forms/passkeys.ts'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { accountsApi } from '../../contract/api.ts'
import type { SignedIn } from '../../contract/session.ts'
import css from '../pages.module.css'

/**
 * Button for signing in with a passkey, in the page from the beginning; hidden without scripts and in browsers that do
 * not support passkeys.
 */
export const PasskeyButton = ({ onDone }: { onDone: (response: SignedIn) => void }) => {
  const t = useT()
  const supported = usePasskeys()
  const guard = useSubmitGuard<SignedIn>()
  const [state, setState] = useState<'idle' | 'pending' | 'cancelled'>('idle')
  if (!supported) return null
  const logIn = async () => callApi(accountsApi.logInWithPasskey, { response: await getPasskeyResponse(accountsApi.startPasskeyLogin) })
  const signIn = async () => {
    const { result, isRepeat } = guard('', logIn)
    if (isRepeat) return
    setState('pending')
    try {
      const response = await result
      setState('idle')
      onDone(response)
    } catch (error) {
      setState(isCancelled(error) ? 'cancelled' : 'idle')
      if (error instanceof ApiError) await showSubmitError(error, t, signIn)
      else if (!isCancelled(error)) throw error
    }
  }
  return (
    <div className={`${css['stack']} ${css['scripted']}`}>
      <p className={css['or']}>{t('accounts.form.login.or')}</p>
      <div className={css['beside']}>
        <Button wide onClick={signIn} aria-disabled={state === 'pending'}>
          <Icon of={KeyRound} />
          {t(state === 'pending' ? 'LOADING_DOTS' : 'accounts.form.passkey.send')}
        </Button>
        <p role="status" className={css['quiet']}>
          {state === 'cancelled' ? t('accounts.form.passkey.given-up') : ''}
        </p>
      </div>
    </div>
  )
}
