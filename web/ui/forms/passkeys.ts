import type { Schema } from 'effect'
import { useEffect, useState } from 'react'
import { type CallArguments, callApi } from '#web/runtime/api.ts'
import type { AnyRoute } from '#web/runtime/api-types.ts'

/**
 * Returns true when the browser supports passkeys on this site, which the early script knows; on the server and before
 * hydration it counts as one that does.
 */
export const usePasskeys = (): boolean => {
  const [supported, setSupported] = useState(true)
  useEffect(() => setSupported(!('noPasskeys' in document.documentElement.dataset)), [])
  return supported
}

/**
 * Lets the device sign a challenge of `start` with one of its passkeys. The route passes WebAuthn JSON on unread, so
 * the browser's types for it are asserted.
 */
export const getPasskeyResponse = async <R extends AnyRoute>(start: R): Promise<Readonly<Record<string, Schema.Json>>> => {
  const options = await callApi(start, ...([] as unknown as CallArguments<R>))
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON)
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  return credential.toJSON() as unknown as Readonly<Record<string, Schema.Json>>
}

/** Returns true when the user cancelled or the browser found no passkey; the browser does not distinguish the two. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && /^(NotAllowed|Abort)Error$/.test(error.name)

/** Returns true when the device has a passkey of this account already. */
export const isAlreadyRegistered = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError'
