import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { VacanciesAging } from '../contract/events.ts'
import { RecruitingFacilities } from '../domain/recruiting-facilities.port.ts'
import { formatVacancyToken, vacancyPayload } from '../domain/vacancy-token.ts'

/** Days after which owners are reminded of their count of free places, and until when a missed night is made up for (decisions §6). */
const reminderDays = { from: 12, to: 15 } as const

/**
 * Reminds owners of counts of free places that are twelve days old, once for each count, with a link that confirms it
 * without a sign-in.
 */
export const RemindOfVacancies = define(
  'recruitment/RemindOfVacancies',
  { facilities: RecruitingFacilities, signing: Signing, events: Events, clock: Clock, transaction: Transaction },
  ({ facilities, signing, events, clock, transaction }) =>
    Effect.fn('recruitment.remind-of-vacancies')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
      const { day: today } = toWarsawTime(clock.now())
      const aging = yield* facilities.takeAgingVacancies(addDays(today, -reminderDays.to), addDays(today, -reminderDays.from))
      for (const { facilityId, facility, ownerId, countedOn } of aging) {
        const link = { facilityId, accountId: ownerId, countedOn }
        const [signature] = signing.macsOf(vacancyPayload(link))
        yield* events.emit(VacanciesAging.of({ facilityId, facility, ownerId, countedOn, token: formatVacancyToken(link, signature) }))
      }
      return { reminded: aging.length }
    }, transaction),
)
