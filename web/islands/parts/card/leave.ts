import { tellFailure } from '#web/islands/tell-failure.ts'
import { signOut } from '#web/session/session.ts'

/** Signs out and closes the dialog that the button stands in; a server that could not be told is said so, and one stays signed in. */
export const leave = async (card: HTMLElement | null): Promise<void> => {
  try {
    await signOut()
  } catch (error) {
    return tellFailure(error)
  }
  card?.closest('dialog')?.close()
  // The button that opened it is gone.
  document.querySelector<HTMLElement>('[data-login]')?.focus()
}
