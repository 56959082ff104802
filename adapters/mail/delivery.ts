import { setTimeout as sleep } from 'node:timers/promises'
import type { Tracer } from 'effect'
import type { ClientBase } from 'pg'
import { continuedTrace, runInSpan } from '#core/kernel/trace.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailContent, RenderedMail } from '#core/ports/mail-renderer.ts'
import { nextAttempt } from './back-off.ts'
import { type AttemptResult, type ClaimedMail, claimMails, extendClaims, leaseSeconds, recordResult } from './queue.ts'
import type { Smtp } from './smtp.ts'

/** Outcome of one attempt; a `failed` mail is retried. */
export type MailOutcome = 'sent' | 'failed' | 'given-up'

/** Dependencies of the mail delivery. */
export interface DeliveryDependencies {
  readonly smtp: Smtp
  readonly render: (mail: MailContent) => Promise<RenderedMail>
  /** E-mail address of customer service, the recipient of mails without one. */
  readonly supportAddress: string
  readonly clock: Clock
  /** `null`: nothing is traced. */
  readonly tracer: Tracer.Tracer | null
  /** Maximum number of concurrent deliveries. */
  readonly parallel: number
  readonly onOutcome: (outcome: MailOutcome, details: { readonly mail: string; readonly template: string; readonly error?: string }) => void
  /** Called when a template cannot be rendered. */
  readonly onRenderError: (template: string, error: unknown) => void
  /** Called after each attempt, so that the caller polls again. */
  readonly onAttemptEnd: () => void
}

/**
 * Sends due mails. `poll` does not wait for the mail server: it records finished attempts, claims as many due mails as may be sent
 * concurrently, and returns. Results stay in memory until they are recorded, even if the connection breaks, so that no mail is sent twice.
 */
export const makeDelivery = ({
  smtp,
  render,
  supportAddress,
  clock,
  tracer,
  parallel,
  onOutcome,
  onRenderError,
  onAttemptEnd,
}: DeliveryDependencies) => {
  const running = new Set<string>()
  const results: AttemptResult[] = []
  let renewedAt = 0
  let shuttingDown = false

  const attempt = async ({ id, recipient, mail, attachments, written }: ClaimedMail) => {
    const rendered = await render(mail).catch((error: unknown) => onRenderError(mail.template, error))
    if (!rendered) return { error: 'UNWRITABLE', permanent: false }
    return smtp.send({ ...rendered, id, to: recipient ?? supportAddress, written, attachments, unsubscribe: mail.unsubscribe })
  }

  const deliver = async (claimed: ClaimedMail) => {
    const { id, written, attempts, mail, trace } = claimed
    running.add(id)
    const failed = await runInSpan(continuedTrace(tracer, trace), `mail ${mail.template}`, { kind: 'consumer' }, () => attempt(claimed))
    const nextAttemptAt = failed && (failed.permanent ? null : nextAttempt(clock.now(), written, attempts))
    const details = { mail: id, template: mail.template }
    if (failed) onOutcome(nextAttemptAt ? 'failed' : 'given-up', { ...details, error: failed.error })
    else onOutcome('sent', details)
    results.push(failed ? { id, sent: false, error: failed.error, nextAttemptAt } : { id, sent: true })
    running.delete(id)
    onAttemptEnd()
  }

  const recordResults = async (client: ClientBase) => {
    for (let next = results[0]; next; next = results[0]) {
      await recordResult(client, clock.now(), next)
      results.shift()
    }
  }

  const renewLeases = async (client: ClientBase) => {
    if (running.size === 0 || performance.now() - renewedAt < (leaseSeconds * 1000) / 3) return
    await extendClaims(client, clock.now(), [...running])
    renewedAt = performance.now()
  }

  return {
    poll: async (client: ClientBase): Promise<void> => {
      await recordResults(client)
      await renewLeases(client)
      const free = parallel - running.size
      if (shuttingDown || free <= 0) return
      for (const mail of await claimMails(client, clock.now(), free, [...running])) void deliver(mail)
    },
    /** Stops claiming mails and waits until running attempts have finished and are recorded, at most so many milliseconds. */
    stop: async (timeoutMs: number): Promise<void> => {
      shuttingDown = true
      for (const deadline = Date.now() + timeoutMs; (running.size > 0 || results.length > 0) && Date.now() < deadline; await sleep(20))
        onAttemptEnd()
      smtp.close()
    },
  }
}
