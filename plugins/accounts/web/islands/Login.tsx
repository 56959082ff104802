import { useEffect, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import { hasDrafts } from '#web/runtime/session/draft-storage.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { signIn } from '../client/session.ts'
import { LoginForm, type LoginProps } from '../components/LoginForm.tsx'
import css from '../pages.module.css'

/** Sign-in form that continues at `returnTo`, a validated path of this site. */
const Login = ({ returnTo, ...props }: LoginProps & { readonly returnTo: string }) => {
  const t = useT()
  const [keepsText, setKeepsText] = useState(false)
  // After hydration: the server does not know what the tab has stored.
  useEffect(() => setKeepsText(returnTo !== '/' && hasDrafts()), [returnTo])
  return (
    <>
      <p role="status" className={keepsText ? css['note'] : hidden['hidden']}>
        {keepsText && t('accounts.form.login.kept')}
      </p>
      <LoginForm {...props} onSignedIn={(answer) => signIn(answer).then(() => location.assign(returnTo))} />
    </>
  )
}

/** Island of the sign-in page; before hydration it is an HTML form posted to the page. */
export default island('accounts/Login', ['accounts.form', 'error/missing-authentication-data', ...formMessages], Login)
