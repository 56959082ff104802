import { island } from '#web/runtime/islands/define.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { signIn } from '../client/session.ts'
import { LoginForm, type LoginProps } from '../parts/LoginForm.tsx'

/** Sign-in form that continues at `returnTo`, a validated path of this site. */
const Login = ({ returnTo, ...props }: LoginProps & { readonly returnTo: string }) => (
  <LoginForm {...props} onSignedIn={(answer) => signIn(answer).then(() => location.assign(returnTo))} />
)

/** Island of the sign-in page; before hydration it is an HTML form posted to the page. */
export default island('accounts/Login', ['accounts.form', 'error/missing-authentication-data', ...formMessages], Login)
