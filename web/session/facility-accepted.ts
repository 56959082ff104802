import { frameWord } from '#web/islands/frame-words.ts'

const mark = 'facility-accepted'

/** To be said once nobody is signed in any more, on this page or, where this one is private, on the next (decisions §0.7). */
export const sayFacilityAccepted = (): void => {
  try {
    sessionStorage.setItem(mark, 'yes')
  } catch {
    /* then it stays unsaid */
  }
}

/** Says it if it is still to be said: the facility is confirmed, and one has to sign in again. */
export const tellFacilityAccepted = async (): Promise<void> => {
  try {
    if (sessionStorage.getItem(mark) === null) return
    sessionStorage.removeItem(mark)
  } catch {
    return
  }
  const { toast } = await import('#web/islands/toast.ts')
  toast({ kind: 'success', text: frameWord('facilityAccepted') })
}
