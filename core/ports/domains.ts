import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** View of the domain name system and of browsers on the domains that owners point to this installation. */
export interface Domains {
  /** Returns the texts at a name (records of the type TXT); `null`: no name server has answered. */
  texts(name: string): Effect.Effect<readonly string[] | null>
  /** Returns the IP addresses of a host, through its aliases; `null`: no name server has answered. */
  addresses(host: string): Effect.Effect<readonly string[] | null>
  /** Returns until when (ISO 8601) the certificate is valid that this installation shows for a host; `null`: it has no valid one. */
  certificateUntil(host: string): Effect.Effect<string | null>
}
export const Domains = token<Domains>('core/Domains')
