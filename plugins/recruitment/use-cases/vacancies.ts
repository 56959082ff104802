import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { define } from '#core/kernel/define.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { VacancyLinkNotFound } from '../contract/errors.ts'
import { VacanciesAging } from '../contract/events.ts'
import { RecruitingFacilities } from '../domain/recruiting-facilities.port.ts'
import { formatVacancyToken, parseVacancyToken, vacancyPayload } from '../domain/vacancy-token.ts'

/**
 * Verifies the link of a reminder. It works for the count that it is about, as long as the account that received it
 * may still edit the facility; `current` is false after a newer count, be it made by this link.
 */
export const ReadVacancyLink = define(
  'recruitment/ReadVacancyLink',
  { facilities: RecruitingFacilities, directory: Facilities, grants: Grants, signing: Signing },
  ({ facilities, directory, grants, signing }) =>
    Effect.fn('recruitment.read-vacancy-link')(function* (text: string) {
      const link = parseVacancyToken(text)
      if (!link || !signing.macsOf(vacancyPayload(link)).includes(link.signature)) return yield* new VacancyLinkNotFound()
      const { facilityId, accountId, countedOn } = link
      const facility = (yield* facilities.byIds([facilityId])).get(facilityId)
      const permissions = (yield* grants.permissionsOf(accountId))[facilityId] ?? []
      if (!facility || facility.gone || !permissions.includes(writeFacilityData.name)) return yield* new VacancyLinkNotFound()
      const statement = (yield* directory.statementsOf([facilityId])).find(({ source }) => source === 'owner')
      const stated = statement?.fields.vacancies
      const on = stated?.on ?? statement?.statedOn
      return { facility, accountId, vacancies: stated?.value ?? [], current: stated !== undefined && on === countedOn }
    }),
)

interface Input {
  readonly token: string
}

/** Returns what the link of a reminder is about; opening it changes nothing, because mail scanners open links. */
export const ShowVacancyLink = define('recruitment/ShowVacancyLink', { readVacancyLink: ReadVacancyLink }, ({ readVacancyLink }) =>
  Effect.fn('recruitment.show-vacancy-link')(function* (_: Actor, { token: text }: Input) {
    const { facility, vacancies, current } = yield* readVacancyLink(text)
    return { facility: { id: facility.id, slug: facility.slug, name: facility.name }, vacancies, current }
  }),
)

/** Dates a count of free places anew by the link of a reminder; a second press changes nothing. */
export const ConfirmVacancies = define(
  'recruitment/ConfirmVacancies',
  { readVacancyLink: ReadVacancyLink, directory: Facilities, restateFacility: RestateFacility, audit: Audit, transaction: Transaction },
  ({ readVacancyLink, directory, restateFacility, audit, transaction }) =>
    Effect.fn('recruitment.confirm-vacancies')(function* (_: Actor, { token: text }: Input) {
      const { facility } = yield* readVacancyLink(text)
      yield* directory.lock([facility.id])
      const { accountId, vacancies, current } = yield* readVacancyLink(text)
      if (!current) return { confirmed: false }
      yield* restateFacility(system, { facilityId: facility.id, source: 'owner', changes: { vacancies } })
      yield* audit.record({
        actor: system,
        action: 'recruitment.vacancies-confirmed',
        subject: accountId,
        about: { facility: facility.id },
      })
      return { confirmed: true }
    }, transaction),
)

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
