import { useEffect, useState } from 'react'

/** Returns true when the browser supports passkeys on this site, which the early script knows; on the server and before hydration it counts as one that does. */
export const usePasskeys = (): boolean => {
  const [supported, setSupported] = useState(true)
  useEffect(() => setSupported(!('noPasskeys' in document.documentElement.dataset)), [])
  return supported
}

/** Returns true when the user cancelled or the browser found no passkey; the browser does not distinguish the two. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && /^(NotAllowed|Abort)Error$/.test(error.name)

/** Returns true when the device has a passkey of this account already. */
export const isAlreadyRegistered = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError'
