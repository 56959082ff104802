import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Signing } from '#core/ports/signing.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { VacanciesAging } from '../contract/events.ts'
import type { RecruitingFacilities } from '../domain/recruiting-facilities.port.ts'
import { formatVacancyToken, vacancyPayload } from '../domain/vacancy-token.ts'

interface Dependencies {
  readonly facilities: RecruitingFacilities
  readonly signing: Signing
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Days after which owners are reminded of their count of free places, and until when a missed night is made up for (decisions §6). */
const reminderDays = { from: 12, to: 15 } as const

/**
 * Reminds owners of counts of free places that are twelve days old, once for each count, with a link that confirms it
 * without a sign-in.
 */
export const makeRemindOfVacancies = ({ facilities, signing, events, clock, transaction }: Dependencies) =>
  Effect.fn('recruitment.remind-of-vacancies')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
    const { day: today } = toWarsawTime(clock.now())
    const aging = yield* facilities.takeAgingVacancies(addDays(today, -reminderDays.to), addDays(today, -reminderDays.from))
    for (const { facilityId, facility, ownerId, countedOn } of aging) {
      const link = { facilityId, accountId: ownerId, countedOn }
      const [signature] = signing.macsOf(vacancyPayload(link))
      yield* events.emit(VacanciesAging.of({ facilityId, facility, ownerId, countedOn, token: formatVacancyToken(link, signature) }))
    }
    return { reminded: aging.length }
  }, transaction)

export type RemindOfVacancies = ReturnType<typeof makeRemindOfVacancies>
export const RemindOfVacancies = token<RemindOfVacancies>('recruitment/RemindOfVacancies')
