import { island } from '#web/runtime/islands/define.ts'
import type { LoginLinks } from '#web/runtime/plugin-ui.ts'
import { loginDialogId } from '#web/runtime/session/login-dialog-id.ts'
import { signIn } from '../client/session.ts'
import { LoginForm } from '../components/LoginForm.tsx'
import { loginDialog } from '../login-dialog.ts'

/** Island of the sign-in dialog, which keeps the user on the current page. */
const LoginDialog = ({ login, ...ways }: LoginLinks) => (
  <LoginForm {...ways} id={loginDialogId} action={login} onSignedIn={(answer) => signIn(answer)} />
)

export default island(loginDialog.name, loginDialog.messages, LoginDialog)
