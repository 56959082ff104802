import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Mail } from './mail-queue.ts'

/** Rendered mail. */
export interface RenderedMail {
  readonly subject: string
  /** Complete HTML document without external resources. */
  readonly html: string
  /** Plain-text version. */
  readonly text: string
}

/** Parts of a mail that determine its rendered content. */
export type MailContent = Pick<Mail, 'language' | 'template' | 'values' | 'unsubscribe'>

/** Renders mails. An undeclared template or invalid values are a defect. */
export interface MailRenderer {
  render(mail: MailContent): Effect.Effect<RenderedMail>
  /** All declared templates with their sample values. */
  readonly templates: readonly Pick<Mail, 'template' | 'values'>[]
}
export const MailRenderer = token<MailRenderer>('core/MailRenderer')
