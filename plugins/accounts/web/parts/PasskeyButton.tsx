import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ApiError, callApi } from '#web/data/api.ts'
import { Button } from '#web/design/Button.tsx'
import { Icon } from '#web/design/Icon.tsx'
import { tellFailure } from '#web/forms/tell-failure.ts'
import { useT } from '#web/i18n/words.ts'
import type { SignedIn } from '../../contract/account.ts'
import css from '../accounts.module.css'
import { isGivenUp, usePasskeys } from './use-passkeys.ts'

const askBrowser = async (): Promise<SignedIn> => {
  const options = await callApi<PublicKeyCredentialRequestOptionsJSON>('/api/v1/account/passkey/login/options', {
    method: 'POST',
    as: 'anyone',
  })
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  return callApi<SignedIn>('/api/v1/account/passkey/login', { body: { response: credential.toJSON() }, as: 'anyone' })
}

/** Signing in without a password, where the browser can. */
export const PasskeyButton = ({ done }: { done: (answer: SignedIn) => void }) => {
  const t = useT()
  const possible = usePasskeys()
  const [state, set] = useState<'asked' | 'pending' | 'given-up'>('asked')
  if (!possible) return null
  const signIn = async () => {
    if (state === 'pending') return
    set('pending')
    try {
      const answer = await askBrowser()
      set('asked')
      done(answer)
    } catch (error) {
      set(isGivenUp(error) ? 'given-up' : 'asked')
      if (error instanceof ApiError) await tellFailure(error, t, signIn)
      else if (!isGivenUp(error)) throw error
    }
  }
  return (
    <>
      <p className={css['or']}>{t('accounts.form.login.or')}</p>
      <div className={css['beside']}>
        <Button wide onClick={signIn} aria-disabled={state === 'pending'}>
          <Icon of={KeyRound} />
          {t(state === 'pending' ? 'LOADING_DOTS' : 'accounts.form.passkey.send')}
        </Button>
        <p role="status" className={css['quiet']}>
          {state === 'given-up' ? t('accounts.form.passkey.given-up') : ''}
        </p>
      </div>
    </>
  )
}
