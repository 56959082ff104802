import type { SessionUser } from '#core/access/session-user.ts'
import { findDialog } from '#web/runtime/islands/layout-dialogs.ts'
import { currentUser, onUser } from '#web/runtime/session/current-user.ts'
import { loginDialogId } from '#web/runtime/session/login-dialog-id.ts'

/**
 * Returns the signed-in user, or asks to sign in by the dialog; `null` when the dialog was closed without signing in.
 * Throws when the dialog cannot be loaded.
 */
export const requireUser = async (): Promise<SessionUser | null> => {
  const user = currentUser()
  if (user) return user
  const dialog = await findDialog(loginDialogId)
  return new Promise((answer) => {
    const unsubscribe = onUser((user) => user && dialog.close())
    dialog.addEventListener(
      'close',
      () => {
        unsubscribe()
        answer(currentUser())
      },
      { once: true },
    )
    if (!dialog.open) dialog.showModal()
  })
}
