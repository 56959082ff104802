import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { ApplicationContent } from '../contract/application.ts'
import type { ApplicationRow } from '../contract/views.ts'
import type { Application } from '../domain/application.ts'
import { Applications } from '../domain/applications.port.ts'
import { ageGroupOn } from '../domain/child.ts'
import { RecruitingFacilities } from '../domain/recruiting-facilities.port.ts'
import { SealedContent } from './sealed-content.ts'

/** Content of an application whose key was lost. */
const unreadable: ApplicationContent = {
  parent_name: '',
  parent_phone: '',
  parent_email: '',
  address: '',
  child_name: '',
  child_birth_date: '',
  desired_start: '',
  hours_from: 0,
  hours_to: 0,
}

/** Decrypts applications; the caller has checked that the user may read them. */
export const ReadApplications = define(
  'recruitment/ReadApplications',
  { applications: Applications, facilities: RecruitingFacilities, sealed: SealedContent },
  ({ applications, facilities, sealed }) =>
    Effect.fn('recruitment.read')(function* (of: readonly Application[]) {
      const found = yield* facilities.byIds([...new Set(of.map(({ facility_id }) => facility_id))])
      const positions = yield* applications.positionsOf(of.flatMap(({ id, status }) => (status === 'waitlisted' ? [id] : [])))
      return of.map((application) => {
        const { id, facility_id, waiting_group, unseen, status, version, created_at, changed_at, offer_expires_at } = application
        const content = sealed.open(id, application.content) ?? unreadable
        const { parent_name, child_name, child_birth_date, desired_start } = content
        const { slug = null, name = '', city = '', gone = true } = found.get(facility_id) ?? {}
        const position = positions.get(id)
        const row: ApplicationRow = {
          id,
          status,
          version,
          created_at,
          changed_at,
          offer_expires_at,
          unseen,
          parent_name,
          child_name,
          child_birth_date,
          desired_start,
          facility: { id: facility_id, slug: gone ? null : slug, name, city },
          waiting: waiting_group === null || position === undefined ? null : { group: waiting_group, position },
          age_group: content === unreadable ? '3-6' : ageGroupOn(child_birth_date, desired_start),
        }
        return { application, content, row }
      })
    }),
)
