import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { generateToken, newId } from '#core/kernel/ids.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'
import { countMail, expiryOf, type MailLink } from '../domain/mail-link.ts'
import { MailLinks, type QuestionFacility } from '../domain/mail-links.port.ts'
import type { Question } from '../domain/question.ts'

const payload = (facilityId: string, address: string) => `questions.stop:${facilityId}:${address}`

/**
 * Builds and checks the link that ends the mails to an address of a facility. It is signed, so that nothing is stored
 * for it, and ends with the address.
 */
export const StopLink = define('questions/StopLink', { signing: Signing, site: Site }, ({ signing, site }) => {
  const tokenOf = (facilityId: string, address: string): string => `${facilityId}.${signing.macsOf(payload(facilityId, address))[0]}`
  return {
    tokenOf,
    urlOf: (facilityId: string, address: string): string => `${site.url}/api/v1/user-question-mail/stop/${tokenOf(facilityId, address)}`,
    /** Returns the facility that a token names, unchecked; `null` for rubbish. */
    facilityIdOf: (stopToken: string): string | null => /^([0-9a-f-]{36})\.[\w-]{43}$/.exec(stopToken)?.[1] ?? null,
    matches: (stopToken: string, facilityId: string, address: string): boolean =>
      signing.macsOf(payload(facilityId, address)).some((mac) => stopToken === `${facilityId}.${mac}`),
  }
})

/**
 * Mails a link to the register's address of a facility that nobody runs here, by which it may answer once. A thread
 * has one open link; once the address has had its mails of the day, the link waits for the next digest.
 */
export const OfferLink = define(
  'questions/OfferLink',
  { links: MailLinks, mailQueue: MailQueue, stopLink: StopLink, clock: Clock },
  ({ links, mailQueue, stopLink, clock }) =>
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
    }),
)
