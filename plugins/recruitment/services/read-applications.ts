import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { ApplicationContent } from '../contract/application.ts'
import type { ApplicationRow } from '../contract/views.ts'
import type { Application } from '../domain/application.ts'
import type { Applications } from '../domain/applications.port.ts'
import { ageGroupOn } from '../domain/child.ts'
import type { RecruitingFacilities } from '../domain/recruiting-facilities.port.ts'
import type { SealedContent } from './sealed-content.ts'

interface Dependencies {
  readonly applications: Applications
  readonly facilities: RecruitingFacilities
  readonly sealed: SealedContent
}

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
export const makeReadApplications = ({ applications, facilities, sealed }: Dependencies) =>
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
  })

export type ReadApplications = ReturnType<typeof makeReadApplications>
export const ReadApplications = token<ReadApplications>('recruitment/ReadApplications')
