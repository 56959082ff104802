import { Effect } from 'effect'
import type { Logger } from 'pino'
import { startCourier } from '#adapters/jobs/courier.ts'
import { makeDelivery } from '#adapters/mail/delivery.ts'
import { makeSmtp } from '#adapters/mail/smtp.ts'
import type { Token } from '#core/kernel/token.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailRenderer } from '#core/ports/mail-renderer.ts'
import { counter, Metrics } from '#core/ports/metrics.ts'

/** Tries to deliver a mail, by how they ended. */
export const mailsTried = counter('mails_total', 'Tries to deliver a mail: sent, failed (it comes again) or given-up.', ['outcome'])

/** Letters that one process sends at once. */
const parallel = 4

/** Milliseconds for which a letter that is being sent may end. */
const patience = 9000

interface House {
  readonly databaseUrl: string
  readonly logger: Logger
  readonly find: <Thing>(token: Token<Thing>) => Thing
  /** Where mails are handed over; `null`: none is sent. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** The address of customer service; the sender's unless given. */
  readonly service: string | null
}

/** The doorway through which mails leave; any number of processes share it. Nothing is sent before `start`. */
export const makeMailDelivery = ({ databaseUrl, logger, find, smtp, service }: House) => {
  const begin = ({ url, from }: NonNullable<House['smtp']>) => {
    const delivery = makeDelivery({
      smtp: makeSmtp({ url, from, parallel }),
      write: (mail) => Effect.runPromise(find(MailRenderer).write(mail)),
      service: service ?? /[^<\s]+@[^>\s]+/.exec(from)?.[0] ?? from,
      clock: find(Clock),
      parallel,
      onOutcome: (outcome, told) => {
        find(Metrics).count(mailsTried, { outcome })
        if (outcome === 'failed') logger.warn(told, 'mail comes again')
        if (outcome === 'given-up') logger.error(told, 'mail given up')
      },
      onUnwritable: (template, error) => logger.error({ template, err: error }, 'mail cannot be put into words'),
      onEnd: () => outboxPoller.ring(),
    })
    const outboxPoller = startCourier({
      url: databaseUrl,
      channel: 'mail',
      look: async (client) => {
        await delivery.look(client)
        // Whatever ends rings for the next look.
        return false
      },
      onError: (error) => logger.warn({ err: error }, 'mail'),
    })
    return { delivery, courier: outboxPoller }
  }
  let running: ReturnType<typeof begin> | null = null

  return {
    /** Whether this process does what it can: where there is nowhere to hand mails over, that is nothing. */
    isWell: () => smtp === null || running !== null,
    start: (): void => {
      if (smtp && !running) running = begin(smtp)
    },
    /** Looks at once what is due. */
    ring: () => running?.courier.ring(),
    /** Begins no other letter and waits for those on their way, nine seconds at most. */
    stop: async (): Promise<void> => {
      const ending = running
      running = null
      await ending?.delivery.stop(patience)
      await ending?.courier.end()
    },
  }
}
