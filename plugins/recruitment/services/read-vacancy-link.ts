import { Effect } from 'effect'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { Signing } from '#core/ports/signing.ts'
import { VacancyLinkNotFound } from '../contract/errors.ts'
import { RecruitingFacilities } from '../domain/recruiting-facilities.port.ts'
import { parseVacancyToken, vacancyPayload } from '../domain/vacancy-token.ts'

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
