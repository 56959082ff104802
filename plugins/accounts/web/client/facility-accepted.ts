import { layoutText } from '#web/runtime/islands/layout-texts.ts'

const storageKey = 'facility-accepted'

/** Stores that the user's facility was accepted, for a toast after the sign-out: on this page or, if it is private, on the next (decisions §0.7). */
export const rememberFacilityAccepted = (): void => {
  try {
    sessionStorage.setItem(storageKey, 'yes')
  } catch {
    /* without storage no toast is shown */
  }
}

/** Shows the stored toast, if any: the facility was accepted, and the user must sign in again. */
export const showFacilityAccepted = async (): Promise<void> => {
  try {
    if (sessionStorage.getItem(storageKey) === null) return
    sessionStorage.removeItem(storageKey)
  } catch {
    return
  }
  const { toast } = await import('#web/runtime/islands/toast.ts')
  toast({ kind: 'success', text: layoutText('facilityAccepted') })
}
