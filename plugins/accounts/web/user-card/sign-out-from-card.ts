import { showApiError } from '#web/runtime/islands/show-api-error.ts'
import { signOut } from '../client/session.ts'

/**
 * Signs out and closes the dialog that contains the card; when the server cannot be reached, shows the error and leaves
 * the user signed in.
 */
export const signOutFromCard = async (card: HTMLElement | null): Promise<void> => {
  try {
    await signOut()
  } catch (error) {
    return showApiError(error)
  }
  card?.closest('dialog')?.close()
  // The button that opened the dialog is gone, therefore the sign-in link gets the focus.
  document.querySelector<HTMLElement>('[data-login]')?.focus()
}
