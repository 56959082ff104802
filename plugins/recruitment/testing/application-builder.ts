import { newId } from '#core/kernel/ids.ts'
import type { Application, Step } from '../domain/application.ts'

/** Creates a stored application; its content is encrypted by nobody. */
export const anApplication = (over: Partial<Application> = {}): Application => {
  const facility_id = over.facility_id ?? newId()
  const at = '2026-11-23T10:00:00.000Z'
  return {
    id: newId(),
    account_id: newId(),
    facility_id,
    applied_to: facility_id,
    content: 'key1.content',
    child_key: newId(),
    consent_version: '2026-11',
    status: 'new',
    waiting_group: null,
    waiting_rank: null,
    offer_expires_at: null,
    offer_reminded_at: null,
    unseen: false,
    version: 1,
    created_at: at,
    changed_at: at,
    closed_at: null,
    withdrawn_at: null,
    ...over,
  }
}

/** Creates a step of an application. */
export const aStep = (applicationId: string, over: Partial<Step> = {}): Step => ({
  id: newId(),
  application_id: applicationId,
  at: '2026-11-23T10:00:00.000Z',
  by: 'parent',
  status: 'new',
  message: null,
  waiting_group: null,
  offer_expires_at: null,
  ...over,
})
