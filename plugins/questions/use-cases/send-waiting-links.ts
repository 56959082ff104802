import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { countMail, expiryOf } from '../domain/mail-link.ts'
import { MailLinks, QuestionFacilities } from '../domain/mail-links.port.ts'
import { Questions } from '../domain/questions.port.ts'
import { StopLink } from '../services/mail-links.ts'

/** Most questions of a digest; the others wait for the next day. */
const maxLines = 25

/**
 * Sends the links that waited for a new day, one mail for each address. Those of closed threads, of facilities with an
 * owner, and of other addresses are dropped.
 */
export const SendWaitingLinks = define(
  'questions/SendWaitingLinks',
  {
    links: MailLinks,
    questions: Questions,
    facilities: QuestionFacilities,
    stopLink: StopLink,
    mailQueue: MailQueue,
    clock: Clock,
    transaction: Transaction,
  },
  ({ links, questions, facilities, stopLink, mailQueue, clock, transaction }) => {
    const sendTo = Effect.fn('questions.send-waiting')(function* (address: string) {
      const state = yield* links.lockAddress(address)
      const now = clock.now()
      const waiting = yield* links.waitingOf(address, maxLines)
      const threads = new Map((yield* questions.byIds(waiting.map(({ thread_id }) => thread_id))).map((one) => [one.id, one]))
      const due: { readonly id: string; readonly line: string; readonly facilityId: string; readonly to: string }[] = []
      const dropped: string[] = []
      for (const { id, thread_id, facility_id } of waiting) {
        const question = threads.get(thread_id)
        const facility = yield* facilities.byId(facility_id)
        const to = facility?.address === address && facility.exists && facility.staff.length === 0 ? facility.register_email : null
        if (question?.state !== 'open' || to === null || !facility || state.stopped) dropped.push(id)
        else due.push({ id, facilityId: facility.id, to, line: `${question.topic}\t${facility.name.replace(/\s+/g, ' ')}` })
      }
      if (dropped.length > 0) yield* links.remove(dropped)
      const first = due[0]
      const counted = countMail(state, now)
      if (first === undefined || counted === null) return false
      yield* links.saveAddress(counted)
      const lines: string[] = []
      for (const { id, line } of due) {
        const secret = generateToken()
        yield* links.send(id, secret, expiryOf(now))
        lines.push(`${secret}\t${line}`)
      }
      yield* mailQueue.enqueue({
        to: first.to.trim(),
        language: 'pl',
        template: 'questions.mail.bridge-digest',
        key: `questions.bridge-digest:${first.id}`,
        values: { count: String(lines.length), lines: lines.join('\n') },
        unsubscribe: stopLink.urlOf(first.facilityId, address),
      })
      return true
    }, transaction)
    return Effect.fn('questions.send-waiting-links')(function* (_: Actor, __: Readonly<Record<string, never>>) {
      const sent = yield* Effect.forEach(yield* links.waitingAddresses(), sendTo)
      return { sent: sent.filter(Boolean).length }
    })
  },
)
