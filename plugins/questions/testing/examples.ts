import { Effect } from 'effect'
import { copyFacility } from '#config/quality/testing/examples/copy-facility.ts'
import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { newId } from '#core/kernel/ids.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import type { Member } from '#plugins/accounts/testing/member.ts'
import { questionsApi } from '../contract/api.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import { StopLink } from '../services/mail-links.ts'
import { insertRegisterEmail, insertThread } from './store-thread.ts'

type ThreadOptions = Omit<Parameters<typeof insertThread>[1], 'facilityId' | 'accountId'> & { readonly facilityId?: string }

const createRecords = ({ caller, createMember, facilities, find, object, other, platform, rows }: ExampleContext) => {
  /** Stores a facility with a slug, to which questions can be sent if it has an owner or an address. */
  const storeFacility = async ({ owner, active = true }: { readonly owner?: Member; readonly active?: boolean } = {}) => {
    const id = await storeStanding(platform, { status: 'registered', validUntil: null })
    await rows('insert into facility_slug (slug, base, facility_id) values (?, ?, ?) returning 1', [`z-${id}`, `z-${id}`, id])
    if (!active) await rows(`update facility set active = false, inactive_since = '2026-01-01' where id = ? returning 1`, [id])
    if (owner)
      await rows(
        `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{facility-questions/write}') returning 1`,
        [owner.id, id],
      )
    return id
  }
  const reachable = async () => {
    const id = await storeFacility()
    await insertRegisterEmail({ rows }, id, `${id}@bajka.test`)
    return id
  }
  /** Stores a thread about a copy of the facility, asked by another parent; without object, one that the caller has asked elsewhere. */
  const thread = async ({ facilityId, ...options }: ThreadOptions = {}) => {
    const copied = facilityId ?? (await copyFacility({ rows }, facilities[object === 'none' ? 'pending' : object]))
    const accountId = (await (object === 'none' ? caller() : other())).id
    return { id: await insertThread({ rows }, { facilityId: copied, accountId, ...options }), facilityId: copied }
  }
  const repeat = async (times: number, call: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < times; n++) await call(n)
  }
  return {
    storeFacility,
    reachable,
    thread,
    /** Stores a thread with a facility whose owner has spent the messages of the month. */
    spent: async () => {
      const owner = await createMember()
      const facilityId = await storeFacility({ owner })
      const answered = await insertThread({ rows }, { facilityId, accountId: newId() })
      await repeat(10, (n) => owner.browser.call('POST', `/api/v1/user-question/${answered}/message`, { text: `Odpowiedź ${n}` }))
      return { owner, id: await insertThread({ rows }, { facilityId, accountId: newId() }) }
    },
    /** Creates a member who has asked ten questions today. */
    curious: async () => {
      const member = await createMember()
      await repeat(10, async () => member.browser.call('POST', '/api/v1/user-question', question(await reachable())))
      return member
    },
    /** Creates a member who has sent sixty messages this hour, and returns the id of their thread. */
    busy: async () => {
      const member = await createMember()
      const id = await insertThread({ rows }, { facilityId: await reachable(), accountId: member.id })
      await repeat(60, (n) => member.browser.call('POST', `/api/v1/user-question/${id}/message`, { text: `Pytanie ${n}` }))
      return { member, id }
    },
    /** Stores a facility with an address of a register; returns it with the token that ends mails to it. */
    stopLink: async () => {
      const facilityId = await reachable()
      const address = (await Effect.runPromise(find(QuestionFacilities).byId(facilityId)))?.address ?? ''
      return { token: find(StopLink).tokenOf(facilityId, address), address }
    },
  }
}
type Context = ContextOf<typeof createRecords>
type Body = Readonly<Record<string, unknown>>

const longAgo = '2026-01-01T00:00:00.000Z'
const question = (facility_id: string) => ({ facility_id, topic: 'other', text: 'Czy macie wolne miejsca?' })
const asking = (find: (context: Context) => Promise<string> | string) => async (context: Context) => ({
  body: question(await find(context)),
})
const text = { text: 'Dziękuję' }
const publication = { question: 'Czy macie ogród?', answer: 'Tak.' }
const agreement = { version: 1, agrees: true }
const forged = () => ({ params: { token: `${newId()}.${'x'.repeat(43)}` } })

const about =
  (options: ThreadOptions, body?: Body, headers?: Readonly<Record<string, string>>) =>
  async ({ thread }: Context) => ({
    params: { id: (await thread(options)).id },
    ...(body && { body }),
    ...(headers && { headers }),
  })
/** Request about a closed thread, while the same parent has an open one with the facility. */
const aboutReplaced =
  (body?: Body) =>
  async ({ thread }: Context) => {
    const { id, facilityId } = await thread({ state: 'closed' })
    await thread({ facilityId })
    return { params: { id }, ...(body && { body }) }
  }
/** Requests about a thread, whose effect `query` finds by its id. */
const requests = (query: string, options: ThreadOptions = {}, body?: Body) => ({
  'none, own, foreign': async ({ thread }: Context) => {
    const { id } = await thread(options)
    return { params: { id }, ...(body && { body }), appears: [query, id] as const }
  },
})
const stateIs = (state: string) => `select 1 from questions_thread where id = ? and state = '${state}'`
const publicationIs = (state: string) => `select 1 from questions_publication where thread_id = ? and state = '${state}'`

const missing = '404 user-question-not-found'
const ofFacility = {
  permission: facilityPermissions.writeQuestions,
  refusal: missing,
  may: { 'none, own, foreign': { support: missing } },
} as const
const ofBoth = { ...ofFacility, may: { none: { user: 'success' }, 'own, foreign': { support: missing } } } as const

/**
 * Threads `own` and `foreign` are those of another parent with the facility of the first group, or of the foreign owner;
 * `none` is a thread that the caller has asked elsewhere. Threads are private: support sees none (decisions §3). Links in
 * mails are signed; `foreign` is a forged one.
 */
export const examples = examplesOf(questionsApi, createRecords, {
  showAsk: {
    requests: { none: async ({ reachable }) => ({ params: { slug: `z-${await reachable()}` } }) },
    errors: { FacilityNotFound: () => ({ params: { slug: 'nie-ma' } }) },
  },
  askQuestion: {
    effect: 'stored',
    requests: {
      none: async ({ reachable }) => {
        const id = await reachable()
        return { body: question(id), appears: ['select 1 from questions_thread where facility_id = ?', id] }
      },
    },
    errors: {
      FacilityNotFound: asking(newId),
      FacilityInactive: asking(({ storeFacility }) => storeFacility({ active: false })),
      FacilityUnreachable: asking(({ storeFacility }) => storeFacility()),
      OwnFacility: async ({ createMember, storeFacility }) => {
        const owner = await createMember()
        return { as: owner, body: question(await storeFacility({ owner })) }
      },
      QuestionExists: asking(async ({ reachable, thread }) => {
        const facilityId = await reachable()
        await thread({ facilityId, topic: 'other' })
        return facilityId
      }),
      TooManyRequests: async ({ curious, reachable }) => ({ as: await curious(), body: question(await reachable()) }),
    },
  },
  listQuestions: {
    permission: facilityPermissions.writeQuestions,
    requests: {
      none: () => ({ query: { mine: 'true' } }),
      'own, foreign, pending': ({ facility }) => ({ query: { facility_id: facility, state: 'open', page: '1' } }),
    },
    may: { none: { user: 'success' }, 'own, foreign, pending': { support: '403 insufficient-permissions' } },
  },
  showQuestion: { ...ofBoth, requests: { 'none, own, foreign': about({ answered: true }) } },
  sendMessage: {
    ...ofBoth,
    effect: 'sent',
    requests: requests(`select 1 from questions_message where thread_id = ? and text = 'Dziękuję'`, {}, text),
    errors: {
      QuestionClosed: about({ state: 'closed', closedAt: longAgo }, text),
      QuestionExists: aboutReplaced(text),
      QuestionFull: async ({ thread, rows }) => {
        const { id } = await thread()
        await rows('update questions_thread set last_parent = 300 where id = ? returning 1', [id])
        return { params: { id }, body: text }
      },
      LimitReached: async ({ spent }) => {
        const { owner, id } = await spent()
        return { as: owner, params: { id }, body: text }
      },
      TooManyRequests: async ({ busy }) => {
        const { member, id } = await busy()
        return { as: member, params: { id }, body: text }
      },
    },
  },
  closeQuestion: {
    ...ofBoth,
    effect: 'closed',
    requests: requests(stateIs('closed')),
    success: about({}, undefined, { 'if-match': '"1"' }),
    errors: { VersionConflict: about({}, undefined, { 'if-match': '"7"' }) },
  },
  reopenQuestion: {
    ...ofBoth,
    effect: 'opened',
    requests: requests(stateIs('open'), { state: 'closed' }),
    errors: { QuestionClosed: about({ state: 'closed', closedAt: longAgo }), QuestionExists: aboutReplaced() },
  },
  markQuestionSeen: {
    ...ofBoth,
    effect: 'seen',
    requests: requests('select 1 from questions_seen where thread_id = ?', { answered: true }),
  },
  requestPublication: {
    ...ofFacility,
    effect: 'requested',
    requests: requests(publicationIs('requested'), { answered: true }, publication),
    errors: {
      QuestionNotAnswered: about({}, publication),
      PublicationRefused: about({ answered: true, publication: 'refused' }, publication),
      Validation: about({ answered: true }, { ...publication, answer: 'Telefon 601602603' }),
    },
  },
  withdrawPublication: {
    ...ofFacility,
    effect: 'withdrawn',
    requests: requests(publicationIs('withdrawn'), { answered: true, publication: 'published' }),
    errors: { PublicationNotFound: about({}) },
  },
  answerPublication: {
    effect: 'published',
    requests: requests(publicationIs('published'), { answered: true, publication: 'requested' }, agreement),
    may: { 'own, foreign': missing },
    errors: {
      PublicationNotFound: about({}, agreement),
      VersionConflict: about({ answered: true, publication: 'requested' }, { version: 2, agrees: true }),
    },
  },
  readStopLink: {
    requests: { own: async ({ stopLink }) => ({ params: { token: (await stopLink()).token } }), foreign: forged },
    may: { foreign: '404 answer-link-not-found' },
  },
  stopMails: {
    effect: 'stopped',
    requests: {
      own: async ({ stopLink }) => {
        const { token, address } = await stopLink()
        return {
          params: { token },
          form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
          appears: ['select 1 from questions_address where address = ?::bytea and stopped', address],
        }
      },
      foreign: () => ({ ...forged(), form: new URLSearchParams() }),
    },
    may: { foreign: '404 answer-link-not-found' },
  },
})
