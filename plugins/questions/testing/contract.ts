import { Effect } from 'effect'
import { generateToken, newId } from '#core/kernel/ids.ts'
import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { StopLink } from '../services/stop-link.ts'
import { insertRegisterEmail, insertThread } from './store-thread.ts'

interface Threads {
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

const at = '/api/v1/user-question'
const longAgo = '2026-01-01T00:00:00.000Z'
const question = (facility_id: string) => ({ facility_id, topic: 'other', text: 'Czy macie wolne miejsca?' })

const createThreads = async ({ platform, url }: TestProduct): Promise<Threads> => {
  const [parent, owner, stranger] = [
    await createMember(platform, url),
    await createMember(platform, url),
    await createMember(platform, url),
  ]
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
  const facility: Threads['facility'] = async ({ active = true, owned = true, email } = {}) => {
    const id = await storeStanding(platform, { status: 'registered', validUntil: null })
    await rows('insert into facility_slug (slug, base, facility_id) values (?, ?, ?) returning 1', [`z-${id}`, `z-${id}`, id])
    if (!active) await rows(`update facility set active = false, inactive_since = '2026-01-01' where id = ? returning 1`, [id])
    if (owned)
      await rows(
        `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{facility-questions/write}') returning 1`,
        [...[owner.id, id]],
      )
    if (email !== undefined) await insertRegisterEmail({ rows }, id, email)
    return id
  }
  const repeat = async (times: number, call: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < times; n++) await call(n)
  }
  return {
    ...{ parent, owner, stranger, facility },
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

const unknown = () => `${at}/${newId()}`
const text = { text: 'Dziękuję' }
const publication = { question: 'Czy macie ogród?', answer: 'Tak.' }
const notFound = (rest: string, body?: Record<string, unknown>) => ({
  'error/user-question-not-found': ({ parent }: Threads) => ({ path: `${unknown()}${rest}`, as: parent.browser, ...(body && { body }) }),
})

/** Contract of questions. */
export const contract = contractWith(createThreads, {
  [`get ${at}/ask/:slug`]: {
    success: async ({ parent, facility }) => ({ path: `${at}/ask/z-${await facility()}`, as: parent.browser }),
    errors: { 'error/facility-not-found': ({ parent }) => ({ path: `${at}/ask/nie-ma`, as: parent.browser }) },
  },
  [`post ${at}`]: {
    success: async ({ parent, facility }) => ({ path: at, as: parent.browser, body: question(await facility()) }),
    errors: {
      'error/facility-not-found': ({ stranger }) => ({ path: at, as: stranger.browser, body: question(newId()) }),
      'error/facility-inactive': async ({ stranger, facility }) => ({
        ...{ path: at, as: stranger.browser, body: question(await facility({ active: false })) },
      }),
      'error/facility-unreachable': async ({ stranger, facility }) => ({
        ...{ path: at, as: stranger.browser, body: question(await facility({ owned: false })) },
      }),
      'error/own-facility': async ({ owner, facility }) => ({ path: at, as: owner.browser, body: question(await facility()) }),
      'error/question-exists': async ({ parent, thread }) => ({
        ...{ path: at, as: parent.browser, body: question((await thread({ topic: 'other' })).facilityId) },
      }),
      'error/too-many-requests': async ({ curious, facility }) => ({
        ...{ path: at, as: (await curious()).browser, body: question(await facility()) },
      }),
    },
  },
  [`get ${at}`]: {
    success: async ({ owner, thread }) => ({
      path: `${at}?facility_id=${(await thread()).facilityId}&state=open&page=1`,
      as: owner.browser,
    }),
    errors: {
      'error/insufficient-permissions': async ({ stranger, facility }) => ({
        ...{ path: `${at}?facility_id=${await facility()}`, as: stranger.browser },
      }),
    },
  },
  [`get ${at}/:id`]: {
    success: async ({ parent, thread }) => ({ path: (await thread({ answered: true })).path, as: parent.browser }),
    errors: {
      'error/user-question-not-found': async ({ stranger, thread }) => ({ path: (await thread()).path, as: stranger.browser }),
    },
  },
  [`post ${at}/:id/message`]: {
    success: async ({ owner, thread }) => ({ path: `${(await thread()).path}/message`, as: owner.browser, body: text }),
    errors: {
      ...notFound('/message', text),
      'error/question-closed': async ({ parent, thread }) => ({
        ...{ path: `${(await thread({ state: 'closed', closedAt: longAgo })).path}/message`, as: parent.browser, body: text },
      }),
      'error/question-exists': async ({ parent, thread }) => {
        const { path, facilityId } = await thread({ state: 'closed' })
        await thread({ facilityId })
        return { path: `${path}/message`, as: parent.browser, body: text }
      },
      'error/question-full': async ({ parent, thread, fill }) => {
        const { path } = await thread()
        await fill(path)
        return { path: `${path}/message`, as: parent.browser, body: text }
      },
      'error/limit-reached': async ({ owner, thread, spendAll }) => {
        const { path, facilityId } = await thread()
        await spendAll(facilityId)
        return { path: `${path}/message`, as: owner.browser, body: text }
      },
      'error/too-many-requests': async ({ busy }) => {
        const { member, path } = await busy()
        return { path: `${path}/message`, as: member.browser, body: text }
      },
    },
  },
  [`post ${at}/:id/close`]: {
    success: async ({ parent, thread }) => ({ path: `${(await thread()).path}/close`, as: parent.browser, headers: { 'if-match': '"1"' } }),
    errors: {
      ...notFound('/close'),
      'error/version-conflict': async ({ parent, thread }) => ({
        ...{ path: `${(await thread()).path}/close`, as: parent.browser, headers: { 'if-match': '"7"' } },
      }),
    },
  },
  [`post ${at}/:id/reopen`]: {
    success: async ({ owner, thread }) => ({ path: `${(await thread({ state: 'closed' })).path}/reopen`, as: owner.browser }),
    errors: {
      ...notFound('/reopen'),
      'error/question-closed': async ({ parent, thread }) => ({
        ...{ path: `${(await thread({ state: 'closed', closedAt: longAgo })).path}/reopen`, as: parent.browser },
      }),
      'error/question-exists': async ({ parent, thread }) => {
        const { path, facilityId } = await thread({ state: 'closed' })
        await thread({ facilityId })
        return { path: `${path}/reopen`, as: parent.browser }
      },
    },
  },
  [`post ${at}/:id/mark-seen`]: {
    success: async ({ parent, thread }) => ({ path: `${(await thread({ answered: true })).path}/mark-seen`, as: parent.browser }),
    errors: notFound('/mark-seen'),
  },
  [`post ${at}/:id/publish-request`]: {
    success: async ({ owner, thread }) => ({
      ...{ path: `${(await thread({ answered: true })).path}/publish-request`, as: owner.browser, body: publication },
    }),
    errors: {
      ...notFound('/publish-request', publication),
      'error/question-not-answered': async ({ owner, thread }) => ({
        ...{ path: `${(await thread()).path}/publish-request`, as: owner.browser, body: publication },
      }),
      'error/publication-refused': async ({ owner, thread }) => ({
        path: `${(await thread({ answered: true, publication: 'refused' })).path}/publish-request`,
        ...{ as: owner.browser, body: publication },
      }),
      'error/validation': async ({ owner, thread }) => ({
        path: `${(await thread({ answered: true })).path}/publish-request`,
        ...{ as: owner.browser, body: { ...publication, answer: 'Telefon 601602603' } },
      }),
    },
  },
  [`delete ${at}/:id/publish-request`]: {
    success: async ({ owner, thread }) => ({
      ...{ path: `${(await thread({ answered: true, publication: 'published' })).path}/publish-request`, as: owner.browser },
    }),
    errors: {
      ...notFound('/publish-request'),
      'error/publication-not-found': async ({ owner, thread }) => ({ path: `${(await thread()).path}/publish-request`, as: owner.browser }),
    },
  },
  [`post ${at}/:id/publish-request/answer`]: {
    success: async ({ parent, thread }) => ({
      path: `${(await thread({ answered: true, publication: 'requested' })).path}/publish-request/answer`,
      ...{ as: parent.browser, body: { version: 1, agrees: true } },
    }),
    errors: {
      ...notFound('/publish-request/answer', { version: 1, agrees: true }),
      'error/publication-not-found': async ({ parent, thread }) => ({
        ...{ path: `${(await thread()).path}/publish-request/answer`, as: parent.browser, body: { version: 1, agrees: true } },
      }),
      'error/version-conflict': async ({ parent, thread }) => ({
        path: `${(await thread({ answered: true, publication: 'requested' })).path}/publish-request/answer`,
        ...{ as: parent.browser, body: { version: 2, agrees: true } },
      }),
    },
  },
  [`get ${at}-mail/stop/:token`]: {
    success: async ({ stopToken }) => ({ path: `${at}-mail/stop/${await stopToken()}` }),
    errors: { 'error/answer-link-not-found': () => ({ path: `${at}-mail/stop/${generateToken()}` }) },
  },
  [`post ${at}-mail/stop/:token`]: {
    success: async ({ stopToken }) => ({
      path: `${at}-mail/stop/${await stopToken()}`,
      form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
    errors: {
      'error/answer-link-not-found': () => ({ path: `${at}-mail/stop/${newId()}.${'x'.repeat(43)}`, form: new URLSearchParams() }),
    },
  },
})
