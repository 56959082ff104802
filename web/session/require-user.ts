import type { SessionUser } from '#core/access/session-user.ts'
import { loginDialogId } from './login-dialog-id.ts'
import { knownUser, onUser } from './who.ts'

/** Gives who has signed in; who has not is asked to in a dialog, and `null` says that they would not. A page without the dialog throws. */
export const requireUser = async (): Promise<SessionUser | null> => {
  const user = knownUser()
  if (user) return user
  const dialog = document.getElementById(loginDialogId)
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('This page has no dialog to sign in')
  return new Promise((answer) => {
    const stop = onUser((user) => user && dialog.close())
    dialog.addEventListener(
      'close',
      () => {
        stop()
        answer(knownUser())
      },
      { once: true },
    )
    if (!dialog.open) dialog.showModal()
  })
}
