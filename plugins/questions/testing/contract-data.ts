import { Effect } from 'effect'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { newId } from '#core/kernel/ids.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import { StopLink } from '../services/mail-links.ts'
import { insertRegisterEmail, insertThread } from './store-thread.ts'

/** People of the calls, and ways to create what they are about. */
export interface Threads {
  readonly parent: Member
  readonly owner: Member
  readonly stranger: Member
  /** Creates a facility of the owner. */
  readonly facility: (over?: { readonly active?: boolean; readonly owned?: boolean; readonly email?: string }) => Promise<string>
  /** Creates a thread of the parent with a facility of the owner; returns its address and id. */
  readonly thread: (over?: Partial<Parameters<typeof insertThread>[1]>) => Promise<{ readonly path: string; readonly facilityId: string }>
  /** Spends the messages of the month. */
  readonly spendAll: (facilityId: string) => Promise<void>
  readonly fill: (path: string) => Promise<void>
  readonly stopToken: () => Promise<string>
  /** Creates a member who has asked ten questions today. */
  readonly curious: () => Promise<Member>
  /** Creates a member who has sent sixty messages this hour; returns the address of its thread. */
  readonly busy: () => Promise<{ readonly member: Member; readonly path: string }>
}
export const at = '/api/v1/user-question'
export const longAgo = '2026-01-01T00:00:00.000Z'
export const question = (facility_id: string) => ({ facility_id, topic: 'other', text: 'Czy macie wolne miejsca?' })

/** Creates the people of the calls. */
export const createThreads = async ({ platform, url }: TestProduct): Promise<Threads> => {
  const parent = await createMember(platform, url)
  const owner = await createMember(platform, url)
  const stranger = await createMember(platform, url)
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
  const facility: Threads['facility'] = async ({ active = true, owned = true, email } = {}) => {
    const id = await storeStanding(platform, { status: 'registered', validUntil: null })
    await rows('insert into facility_slug (slug, base, facility_id) values (?, ?, ?) returning 1', [`z-${id}`, `z-${id}`, id])
    if (!active) await rows(`update facility set active = false, inactive_since = '2026-01-01' where id = ? returning 1`, [id])
    if (owned)
      await rows(
        `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{facility-questions/write}') returning 1`,
        [owner.id, id],
      )
    if (email !== undefined) await insertRegisterEmail({ rows }, id, email)
    return id
  }
  const repeat = async (times: number, call: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < times; n++) await call(n)
  }
  return {
    parent,
    owner,
    stranger,
    facility,
    thread: async (over = {}) => {
      const facilityId = over.facilityId ?? (await facility())
      return { path: `${at}/${await insertThread({ rows }, { accountId: parent.id, ...over, facilityId })}`, facilityId }
    },
    spendAll: async (facilityId) => {
      const id = await insertThread({ rows }, { facilityId, accountId: newId() })
      await repeat(10, (n) => owner.browser.call('POST', `${at}/${id}/message`, { text: `Odpowiedź ${n}` }))
    },
    fill: async (path) => {
      await rows('update questions_thread set last_parent = 300 where id = ? returning 1', [path.split('/').at(-1)])
    },
    stopToken: async () => {
      const id = await facility({ owned: false, email: `${newId()}@bajka.test` })
      const found = await Effect.runPromise(platform.find(QuestionFacilities).byId(id))
      return platform.find(StopLink).tokenOf(id, found?.address ?? '')
    },
    curious: async () => {
      const member = await createMember(platform, url)
      await repeat(10, async () => member.browser.call('POST', at, question(await facility())))
      return member
    },
    busy: async () => {
      const member = await createMember(platform, url)
      const id = await insertThread({ rows }, { facilityId: await facility(), accountId: member.id })
      await repeat(60, (n) => member.browser.call('POST', `${at}/${id}/message`, { text: `Pytanie ${n}` }))
      return { member, path: `${at}/${id}` }
    },
  }
}
