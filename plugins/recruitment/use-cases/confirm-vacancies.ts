import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { ReadVacancyLink } from '../services/read-vacancy-link.ts'

interface Dependencies {
  readonly readVacancyLink: ReadVacancyLink
  readonly directory: Facilities
  readonly restateFacility: RestateFacility
  readonly audit: Audit
  readonly transaction: Transaction
}

interface Input {
  readonly token: string
}

/** Returns what the link of a reminder is about; opening it changes nothing, because mail scanners open links. */
export const makeShowVacancyLink = ({ readVacancyLink }: Pick<Dependencies, 'readVacancyLink'>) =>
  Effect.fn('recruitment.show-vacancy-link')(function* (_: Actor, { token: text }: Input) {
    const { facility, vacancies, current } = yield* readVacancyLink(text)
    return { facility: { id: facility.id, slug: facility.slug, name: facility.name }, vacancies, current }
  })

export type ShowVacancyLink = ReturnType<typeof makeShowVacancyLink>
export const ShowVacancyLink = token<ShowVacancyLink>('recruitment/ShowVacancyLink')

/** Dates a count of free places anew by the link of a reminder; a second press changes nothing. */
export const makeConfirmVacancies = ({ readVacancyLink, directory, restateFacility, audit, transaction }: Dependencies) =>
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
  }, transaction)

export type ConfirmVacancies = ReturnType<typeof makeConfirmVacancies>
export const ConfirmVacancies = token<ConfirmVacancies>('recruitment/ConfirmVacancies')
