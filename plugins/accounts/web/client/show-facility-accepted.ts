import { layoutText } from '#web/runtime/islands/layout-texts.ts'
import { toast } from '#web/runtime/islands/toast.ts'
import { facilityAcceptedKey } from './facility-accepted.ts'

/** Shows the stored toast, if any: the facility was accepted, and the user must sign in again. */
export const showFacilityAccepted = (): void => {
  try {
    if (sessionStorage.getItem(facilityAcceptedKey) === null) return
    sessionStorage.removeItem(facilityAcceptedKey)
  } catch {
    return
  }
  toast({ kind: 'success', text: layoutText('facilityAccepted') })
}
