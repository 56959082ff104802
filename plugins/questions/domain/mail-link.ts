import { Schema } from 'effect'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Hash, Id, Moment, Whole } from '#core/records/columns.ts'
import type { Question } from './question.ts'

/** Way to answer one question by mail. Until it is sent, it has no token and does not expire. */
export const MailLink = Schema.Struct({
  id: Id,
  thread_id: Id,
  /** E-mail address that a register stated when the question was asked, as a hash. */
  address: Hash,
  created_at: Moment,
  expires_at: Schema.NullOr(Moment),
  answered_at: Schema.NullOr(Moment),
  /** Message that was sent by it. */
  message_id: Schema.NullOr(Id),
})
export type MailLink = typeof MailLink.Type

/** Mails to one address. */
export const MailAddress = Schema.Struct({
  address: Hash,
  stopped: Schema.Boolean,
  /** Day of the last mails in Warsaw, empty before the first one, and their number. */
  day: Schema.String,
  mails: Whole,
})
export type MailAddress = typeof MailAddress.Type

/** Mails a day to one address, and days for which a link is valid. */
export const mailsPerDay = 5
export const linkDays = 30

/** Counts one more mail on a day; `null`: the day has as many as it may have. */
export const countMail = (address: MailAddress, now: Date): MailAddress | null => {
  const { day } = toWarsawTime(now)
  const mails = address.day === day ? address.mails : 0
  return mails >= mailsPerDay ? null : { ...address, day, mails: mails + 1 }
}

/** Returns when a link that is sent now expires. */
export const expiryOf = (now: Date): string => new Date(now.getTime() + linkDays * 86_400_000).toISOString()

/** States of a link: it may be used, it was used, or why it ended. */
export const linkStates = ['open', 'answered', 'expired', 'claimed', 'moved', 'closed'] as const

export type LinkState = (typeof linkStates)[number]

/** Facility of a thread, as far as links depend on it; `address`: the hash of the e-mail address that a register states. */
interface LinkedFacility {
  readonly exists: boolean
  readonly staff: readonly string[]
  readonly address: string | null
}

/** Returns the state of a link: an owner who was accepted answers in the panel, and another address gets links of its own. */
export const linkStateOf = (
  { answered_at, expires_at, address }: MailLink,
  question: Pick<Question, 'state' | 'account_id'>,
  facility: LinkedFacility | null,
  now: Date,
): LinkState => {
  if (answered_at !== null) return 'answered'
  if (expires_at === null || expires_at <= now.toISOString()) return 'expired'
  if (facility === null || !facility.exists || question.state === 'closed' || question.account_id === null) return 'closed'
  if (facility.staff.length > 0) return 'claimed'
  return facility.address === address ? 'open' : 'moved'
}
