import type { PasskeyView } from '../contract/factors.ts'
import type { KeptPasskey } from './passkeys.port.ts'

/** A passkey as its owner sees it. */
export const passkeyView = ({ id, name, backup_eligible, created_at, last_used_at }: KeptPasskey): PasskeyView => ({
  ...{ id, name, synced: backup_eligible, created_at, last_used_at },
})
