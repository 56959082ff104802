import { callApi } from '#web/runtime/api.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { accountsApi } from '../../contract/api.ts'

type PasskeyResponse = InputOf<typeof accountsApi.logInWithPasskey>['response']

/** Lets the device sign a challenge with one of its passkeys. The contract passes WebAuthn JSON on unread, so the browser's types for it are asserted. */
export const getPasskeyResponse = async (): Promise<PasskeyResponse> => {
  const options = await callApi(accountsApi.startPasskeyLogin)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON)
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  return credential.toJSON() as unknown as PasskeyResponse
}
