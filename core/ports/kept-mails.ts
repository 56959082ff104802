import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Mail, MailAttachment } from './mailbox.ts'
import type { UnwrittenMail } from './mail-renderer.ts'

/** A mail as it is kept, whatever has become of it; times ISO 8601 UTC. */
export interface LoggedMail {
  readonly id: string
  readonly to: Mail['to']
  readonly mail: UnwrittenMail
  readonly attachments: readonly MailAttachment[]
  readonly written_at: string
  readonly sent_at: string | null
  readonly given_up_at: string | null
  /** When it is tried next, unless it was sent or given up. */
  readonly next_at: string
  readonly attempts: number
  /** Why the last try failed, as codes. */
  readonly error: string | null
}

/** Mails as they are kept, to look at. */
export interface SentMailLog {
  /** The newest hundred, the newest first; to one address where it is given, however its letters are written. */
  newest(to?: string): Effect.Effect<readonly LoggedMail[]>
  one(id: string): Effect.Effect<LoggedMail | null>
}
export const SentMailLog = token<SentMailLog>('core/KeptMails')
