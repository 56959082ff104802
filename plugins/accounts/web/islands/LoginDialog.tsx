import { formMessages } from '#web/forms/form-messages.ts'
import { island } from '#web/islands/define.ts'
import { loginDialogId } from '#web/session/login-dialog-id.ts'
import { signIn } from '#web/session/session.ts'
import { LoginForm } from '../parts/LoginForm.tsx'

/** Signing in without leaving the page; asleep it leads to the page for it. */
const LoginDialog = () => (
  <LoginForm
    id={loginDialogId}
    action="/logowanie"
    reminder="/przypomnienie-hasla"
    register="/rejestracja"
    signedIn={(answer) => signIn(answer)}
  />
)

export default island('accounts/LoginDialog', ['accounts.form', 'error/missing-authentication-data', ...formMessages], LoginDialog)
