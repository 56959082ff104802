import { useState } from 'react'
import { prefixOf } from '#core/kernel/language.ts'
import { ApiError, problemOf } from '#web/runtime/api.ts'
import { callWithKey } from '#web/runtime/call-with-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useSubmitGuard } from '#web/runtime/use-submit-guard.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import type { SubmittedForm } from '#web/ui/forms/submitted-form.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { accountsApi } from '../../contract/api.ts'
import type { SignedIn, UserWithToken } from '../../contract/session.ts'
import css from '../pages.module.css'
import { CodeForm } from './CodeForm.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

export interface LoginProps {
  /** Prefix of field ids: a page may contain the form twice, once in the dialog. */
  readonly id?: string | undefined
  readonly posted?: SubmittedForm | undefined
  /** Page that receives the form without JavaScript; by default the current page. */
  readonly action?: string | undefined
  /** Paths of the pages for password reset and registration, if they exist. */
  readonly reminder?: string | undefined
  readonly register?: string | undefined
}

interface LoginCallbacks {
  /** Called with the signed-in user. */
  readonly onSignedIn: (response: UserWithToken) => void
}

/** Sign-in form: e-mail and password, then a code if the account requires one; or a passkey alone. */
export const LoginForm = ({ id = 'logowanie', posted, action, reminder, register, onSignedIn }: LoginProps & LoginCallbacks) => {
  const t = useT()
  const language = useLanguage()
  const [token, setToken] = useState<string | null>(null)
  const [notActivated, setNotActivated] = useState<string | null>(null)
  const proceed = (response: SignedIn) => {
    if ('second_factor' in response) setToken(response.second_factor)
    else if ('new_password' in response) location.assign(`${prefixOf[language]}/nowe-haslo/${response.new_password}`)
    else onSignedIn(response)
  }
  const form = useForm({
    id,
    posted,
    invalidMessage: 'error/missing-authentication-data',
    submit: ({ email, password }, { call }) => {
      setNotActivated(null)
      return call(accountsApi.logIn, { email: String(email), password: String(password) }).catch((error: unknown) => {
        if (problemOf(accountsApi.logIn, error)?.code === 'error/account-not-activated') setNotActivated(String(email))
        throw error
      })
    },
    onSaved: proceed,
  })
  if (token !== null) return <CodeForm token={token} onDone={proceed} onBack={() => setToken(null)} />
  const labels = { email: t('accounts.form.email'), password: t('accounts.form.password') }
  return (
    <div className={css['stack']}>
      <Form of={form} action={action} labels={labels}>
        {notActivated !== null && <Resend email={notActivated} />}
        <Field name="email" type="email" label={labels.email} autoComplete="username" max={254} />
        <div className={css['beside']}>
          <PasswordField name="password" label={labels.password} autoComplete="current-password" />
          {reminder !== undefined && <a href={reminder}>{t('accounts.form.login.forgotten')}</a>}
        </div>
        <SubmitRow send={t('accounts.form.login.send')} wide />
      </Form>
      <PasskeyButton onDone={proceed} />
      {register !== undefined && (
        <p className={css['way']}>
          {t('accounts.form.login.none')} <a href={register}>{t('accounts.form.login.register')}</a>
        </p>
      )}
    </div>
  )
}

/** Button that sends the activation mail again (features AU-01). */
const Resend = ({ email }: { email: string }) => {
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
