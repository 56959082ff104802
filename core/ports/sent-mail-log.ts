import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Mail, MailAttachment } from './mail-queue.ts'
import type { MailContent } from './mail-renderer.ts'

/** Stored mail with its delivery state; times in ISO 8601 UTC. */
export interface LoggedMail {
  readonly id: string
  readonly to: Mail['to']
  readonly mail: MailContent
  readonly attachments: readonly MailAttachment[]
  readonly written_at: string
  readonly sent_at: string | null
  readonly given_up_at: string | null
  /** Time of the next attempt, unless it was sent or given up. */
  readonly next_at: string
  readonly attempts: number
  /** Error codes of the last failed attempt. */
  readonly error: string | null
}

/** Read access to stored mails, for inspection. */
export interface SentMailLog {
  /** Returns the newest hundred, newest first; with `to`, only mails to that address, ignoring case. */
  newest(to?: string): Effect.Effect<readonly LoggedMail[]>
  find(id: string): Effect.Effect<LoggedMail | null>
}
export const SentMailLog = token<SentMailLog>('core/SentMailLog')
