import { provide } from '#core/kernel/define.ts'
import { ProveIdentity } from '../contract/access.ts'
import { ConfirmIdentity } from './confirm-identity.ts'

/** Offers the proof of identity to other plugins, without the stored account. */
export const makeProveIdentity = provide(
  ProveIdentity,
  { confirmIdentity: ConfirmIdentity },
  ({ confirmIdentity }): ProveIdentity =>
    (user, proof, change) =>
      confirmIdentity(user, proof, () => change),
)
