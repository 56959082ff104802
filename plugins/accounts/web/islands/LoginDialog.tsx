import { island } from '#web/islands/define.ts'
import type { LoginWays } from '#web/plugin-ui.ts'
import { loginDialogId } from '#web/session/login-dialog-id.ts'
import { signIn } from '#web/session/session.ts'
import { loginDialog } from '../login-dialog.ts'
import { LoginForm } from '../parts/LoginForm.tsx'

/** Signing in without leaving the page. */
const LoginDialog = ({ login, ...ways }: LoginWays) => (
  <LoginForm {...ways} id={loginDialogId} action={login} signedIn={(answer) => signIn(answer)} />
)

export default island(loginDialog.name, loginDialog.messages, LoginDialog)
