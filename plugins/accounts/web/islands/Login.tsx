import { formMessages } from '#web/forms/form-messages.ts'
import { island } from '#web/islands/define.ts'
import { signIn } from '#web/session/session.ts'
import { LoginForm, type LoginProps } from '../parts/LoginForm.tsx'

/** Where one goes on: a path of this site, which the page has looked at. */
const Login = ({ back, ...props }: LoginProps & { readonly back: string }) => (
  <LoginForm {...props} signedIn={(answer) => signIn(answer).then(() => location.assign(back))} />
)

/** Signing in on a page of its own; asleep it is a form that is posted to it. */
export default island('accounts/Login', ['accounts.form', 'error/missing-authentication-data', ...formMessages], Login)
