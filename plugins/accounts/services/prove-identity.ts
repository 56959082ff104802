import type { ProveIdentity } from '../contract/access.ts'
import type { ConfirmIdentity } from './confirm-identity.ts'

/** Offers the proof of identity to other plugins, without the stored account. */
export const makeProveIdentity =
  ({ confirmIdentity }: { readonly confirmIdentity: ConfirmIdentity }): ProveIdentity =>
  (user, proof, change) =>
    confirmIdentity(user, proof, () => change)
