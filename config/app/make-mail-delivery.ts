import { Effect, type Tracer } from 'effect'
import type { Logger } from 'pino'
import { startOutboxPoller } from '#adapters/jobs/outbox-poller.ts'
import { makeDelivery } from '#adapters/mail/delivery.ts'
import { makeSmtp } from '#adapters/mail/smtp.ts'
import type { Token } from '#core/kernel/token.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailRenderer } from '#core/ports/mail-renderer.ts'
import { counter, Metrics } from '#core/ports/metrics.ts'

/** Delivery attempts, by outcome. */
export const deliveryAttempts = counter('mails_total', 'Attempts to deliver a mail: sent, failed (will be retried) or given-up.', [
  'outcome',
])

/** Mails that one process sends in parallel. */
const parallel = 4

/** Milliseconds that mails in delivery get to finish when the process stops. */
const stopTimeoutMs = 9000

interface Dependencies {
  readonly databaseUrl: string
  readonly logger: Logger
  readonly find: <Thing>(token: Token<Thing>) => Thing
  /** SMTP server and sender; `null`: no mail is sent. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** Address of customer service; defaults to the sender's. */
  readonly service: string | null
  /** `null`: nothing is traced. */
  readonly tracer: Tracer.Tracer | null
}

/** Creates the delivery of queued mails; any number of processes may run it. Nothing is sent before `start`. */
export const makeMailDelivery = ({ databaseUrl, logger, find, smtp, service, tracer }: Dependencies) => {
  const startDelivery = ({ url, from }: NonNullable<Dependencies['smtp']>) => {
    const delivery = makeDelivery({
      smtp: makeSmtp({ url, from, parallel }),
      render: (mail) => Effect.runPromise(find(MailRenderer).render(mail)),
      supportAddress: service ?? /[^<\s]+@[^>\s]+/.exec(from)?.[0] ?? from,
      clock: find(Clock),
      tracer,
      parallel,
      onOutcome: (outcome, details) => {
        find(Metrics).count(deliveryAttempts, { outcome })
        if (outcome === 'failed') logger.warn(details, 'mail will be retried')
        if (outcome === 'given-up') logger.error(details, 'mail given up')
      },
      onRenderError: (template, error) => logger.error({ template, err: error }, 'mail cannot be rendered'),
      onAttemptEnd: () => outboxPoller.notify(),
    })
    const outboxPoller = startOutboxPoller({
      url: databaseUrl,
      channel: 'mail',
      poll: async (client) => {
        await delivery.poll(client)
        // Every finished mail triggers the next check.
        return false
      },
      onError: (error) => logger.warn({ err: error }, 'mail'),
    })
    return { delivery, outboxPoller }
  }
  let running: ReturnType<typeof startDelivery> | null = null

  return {
    /** Returns whether delivery is running, or disabled because no SMTP server is configured. */
    isHealthy: () => smtp === null || running !== null,
    start: (): void => {
      if (smtp && !running) running = startDelivery(smtp)
    },
    /** Checks for due mails immediately. */
    deliverNow: () => running?.outboxPoller.notify(),
    /** Starts no more mails and waits up to nine seconds for those in delivery. */
    stop: async (): Promise<void> => {
      const ending = running
      running = null
      await ending?.delivery.stop(stopTimeoutMs)
      await ending?.outboxPoller.stop()
    },
  }
}
