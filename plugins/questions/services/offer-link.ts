import { Effect } from 'effect'
import { generateToken, newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import { countMail, expiryOf, type MailLink } from '../domain/mail-link.ts'
import type { MailLinks } from '../domain/mail-links.port.ts'
import type { Question } from '../domain/question.ts'
import type { QuestionFacility } from '../domain/question-facilities.port.ts'
import type { StopLink } from './stop-link.ts'

interface Dependencies {
  readonly links: MailLinks
  readonly mailQueue: MailQueue
  readonly stopLink: StopLink
  readonly clock: Clock
}

/**
 * Mails a link to the register's address of a facility that nobody runs here, by which it may answer once. A thread
 * has one open link; once the address has had its mails of the day, the link waits for the next digest.
 */
export const makeOfferLink = ({ links, mailQueue, stopLink, clock }: Dependencies) =>
  Effect.fn('questions.offer-link')(function* ({ id: thread_id, topic }: Question, facility: QuestionFacility) {
    const { register_email: to, address } = facility
    if (to === null || address === null) return
    const now = clock.now()
    const state = yield* links.lockAddress(address)
    if (state.stopped || (yield* links.hasOpen(thread_id, address, now.toISOString()))) return
    const link: MailLink = {
      id: newId(),
      thread_id,
      address,
      created_at: now.toISOString(),
      expires_at: null,
      answered_at: null,
      message_id: null,
    }
    const counted = countMail(state, now)
    if (counted === null) return yield* links.add(link, null)
    const secret = generateToken()
    yield* links.saveAddress(counted)
    yield* links.add({ ...link, expires_at: expiryOf(now) }, secret)
    // Registers are Polish, and so is the mail to the address that they state.
    yield* mailQueue.enqueue({
      to: to.trim(),
      language: 'pl',
      template: 'questions.mail.bridge',
      key: `questions.bridge:${link.id}`,
      values: { facility: facility.name, topic, token: secret },
      unsubscribe: stopLink.urlOf(facility.id, address),
    })
  })

export type OfferLink = ReturnType<typeof makeOfferLink>
export const OfferLink = token<OfferLink>('questions/OfferLink')
