import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { define } from '#core/kernel/define.ts'
import { Audit } from '#core/ports/audit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { ReadVacancyLink } from '../services/read-vacancy-link.ts'

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
