import { useEffect, useState } from 'react'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { moderationApi } from '../../contract/desk-apis.ts'

/** Reserves a review while it is open, and releases it on leaving. Returns false when a colleague has it, or it cannot be reserved. */
export const useReviewLock = (id: string, waits: boolean): boolean => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!waits) return
    let left = false
    const release = () => {
      left = true
      // Without the connection the reservation ends by itself.
      void callInBackground(moderationApi.releaseReview, { id }).catch(() => undefined)
    }
    callInBackground(moderationApi.lockReview, { id }).then(
      () => (left ? release() : setHeld(true)),
      () => setHeld(false),
    )
    window.addEventListener('pagehide', release)
    return () => {
      window.removeEventListener('pagehide', release)
      setHeld(false)
      release()
    }
  }, [id, waits])
  return held
}
