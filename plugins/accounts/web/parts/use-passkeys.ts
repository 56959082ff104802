import { useEffect, useState } from 'react'

// Browsers have none for a site without a name.
const isAddress = (host: string) => /^\[|^\d+(\.\d+){3}$/.test(host)

/** Whether this browser can do passkeys here; never on a server, so that a button for them comes once it can be pressed. */
export const usePasskeys = (): boolean => {
  const [possible, set] = useState(false)
  useEffect(
    () =>
      set(
        isSecureContext &&
          !isAddress(location.hostname) &&
          'PublicKeyCredential' in window &&
          'parseRequestOptionsFromJSON' in PublicKeyCredential,
      ),
    [],
  )
  return possible
}

/** Whether somebody changed their mind, or the browser found nothing to sign with: it does not tell which. */
export const isGivenUp = (error: unknown): boolean => error instanceof DOMException && /^(NotAllowed|Abort)Error$/.test(error.name)

/** Whether the device has a passkey of this account already. */
export const isThere = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError'
