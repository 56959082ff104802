import type { PasskeyView } from '../contract/factors.ts'
import type { StoredPasskey } from './second-factors.port.ts'

/** Builds the view of a passkey for its owner. */
export const passkeyView = ({ id, name, backup_eligible, created_at, last_used_at }: StoredPasskey): PasskeyView => ({
  id,
  name,
  synced: backup_eligible,
  created_at,
  last_used_at,
})
