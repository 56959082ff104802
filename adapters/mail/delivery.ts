import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import type { Clock } from '#core/ports/clock.ts'
import type { UnwrittenMail, WrittenMail } from '#core/ports/mail-renderer.ts'
import { nextTry } from './back-off.ts'
import { type ClaimedMail, claimMails, type Ended, leaseSeconds, renewClaims, settleMail } from './queue.ts'
import type { Smtp } from './smtp.ts'

/** How one try ended; `failed` comes again. */
export type MailOutcome = 'sent' | 'failed' | 'given-up'

/** What delivery is made of. */
export interface DeliveryNeeds {
  readonly smtp: Smtp
  readonly write: (mail: UnwrittenMail) => Promise<WrittenMail>
  /** The address of customer service. */
  readonly service: string
  readonly clock: Clock
  /** Letters that are sent at once. */
  readonly parallel: number
  readonly onOutcome: (outcome: MailOutcome, told: { readonly mail: string; readonly template: string; readonly error?: string }) => void
  /** Told of a mail that could not be put into words. */
  readonly onUnwritable: (template: string, error: unknown) => void
  /** Told whenever a try has ended: then another look is worth it. */
  readonly onEnd: () => void
}

/**
 * Sends mails that are due. A look never waits for a mail server: it writes down what has ended, takes as much as may be sent at once, and
 * leaves. What has ended stays here until it is written, whatever becomes of the connection, so that no outage has a mail sent twice.
 */
export const makeDelivery = ({ smtp, write, service, clock, parallel, onOutcome, onUnwritable, onEnd }: DeliveryNeeds) => {
  const running = new Set<string>()
  const ended: Ended[] = []
  let renewed = 0
  let stopping = false

  const attempt = async ({ id, recipient, mail, attachments, written }: ClaimedMail) => {
    const words = await write(mail).catch((error: unknown) => onUnwritable(mail.template, error))
    if (!words) return { error: 'UNWRITABLE', forGood: false }
    return smtp.send({ ...words, id, to: recipient ?? service, written, attachments, unsubscribe: mail.unsubscribe })
  }

  const deliver = async (claimed: ClaimedMail) => {
    const { id, written, attempts, mail } = claimed
    running.add(id)
    const failed = await attempt(claimed)
    const again = failed && (failed.forGood ? null : nextTry(clock.now(), written, attempts))
    const told = { mail: id, template: mail.template }
    if (failed) onOutcome(again ? 'failed' : 'given-up', { ...told, error: failed.error })
    else onOutcome('sent', told)
    ended.push(failed ? { id, sent: false, error: failed.error, again } : { id, sent: true })
    running.delete(id)
    onEnd()
  }

  const settle = async (client: ClientBase) => {
    for (let next = ended[0]; next; next = ended[0]) {
      await settleMail(client, clock.now(), next)
      ended.shift()
    }
  }

  const renew = async (client: ClientBase) => {
    if (running.size === 0 || performance.now() - renewed < (leaseSeconds * 1000) / 3) return
    await renewClaims(client, clock.now(), [...running])
    renewed = performance.now()
  }

  return {
    look: async (client: ClientBase): Promise<void> => {
      await settle(client)
      await renew(client)
      const free = parallel - running.size
      if (stopping || free <= 0) return
      for (const mail of await claimMails(client, clock.now(), free, [...running])) void deliver(mail)
    },
    /** Takes no more and waits until what is being sent has ended and is written down, so many milliseconds at most. */
    stop: async (patience: number): Promise<void> => {
      stopping = true
      for (const late = Date.now() + patience; (running.size > 0 || ended.length > 0) && Date.now() < late; await sleep(20)) onEnd()
      smtp.close()
    },
  }
}
