import { Effect } from 'effect'
import { copyFacility as copy } from '#config/quality/testing/examples/copy-facility.ts'
import { newId } from '#core/kernel/ids.ts'
import { aboutFacility, type MatrixCall, type MatrixCalls, type MatrixContext } from '#core/plugin/matrix.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import { StopLink } from '../services/mail-links.ts'
import { insertRegisterEmail, insertThread } from './store-thread.ts'

const copyFacility = (context: MatrixContext, object: 'own' | 'foreign' | 'pending') => copy(context, context.facilities[object])

const at = '/api/v1/user-question'
type ThreadOptions = Omit<Parameters<typeof insertThread>[1], 'facilityId' | 'accountId'>

const topics = ['recruitment', 'tuition', 'adaptation', 'meals_allergies', 'special_needs', 'opening_hours', 'staff', 'other'] as const

/**
 * Calls about threads: `own` and `foreign` are those of another parent with a copy of that facility, `none` one that
 * the caller has asked elsewhere.
 */
const aboutThread = (call: (threadId: string, context: MatrixContext) => MatrixCall, options: ThreadOptions = {}): MatrixCalls[string] => {
  const build = async (context: MatrixContext, object: 'own' | 'foreign', accountId: string) => {
    const facilityId = await copyFacility(context, object)
    return call(await insertThread(context, { facilityId, accountId, ...options }), context)
  }
  return {
    own: async (context) => build(context, 'own', (await context.other()).id),
    foreign: async (context) => build(context, 'foreign', (await context.other()).id),
    none: async (context) => {
      const facilityId = await copyFacility(context, 'pending')
      const accountId = context.user?.id ?? (await context.other()).id
      return call(await insertThread(context, { facilityId, accountId, ...options }), context)
    },
  }
}

const effectOf = (query: string, ...parameters: readonly string[]) => [`select exists (${query}) yes`, ...parameters] as const
const stateIs = (id: string, state: string) => effectOf('select 1 from questions_thread where id = ? and state = ?', id, state)
const publicationIs = (id: string, state: string) =>
  effectOf('select 1 from questions_publication where thread_id = ? and state = ?', id, state)

/** Calls about questions; facilities are copies, so that no call changes the object of another one. */
export const matrix: MatrixCalls = {
  [`get ${at}/ask/:slug`]: {
    none: async (context) => ({ path: `${at}/ask/${await slugOf(context)}` }),
  },
  [`post ${at}`]: {
    none: async (context) => {
      const facilityId = await copyFacility(context, 'pending')
      await context.rows('update facility set active = true, inactive_since = null where id = ? returning 1', [facilityId])
      await insertRegisterEmail(context, facilityId, `${facilityId}@bajka.test`)
      return {
        path: at,
        body: { facility_id: facilityId, topic: topics[7], text: 'Czy macie wolne miejsca?' },
        effect: { stored: effectOf('select 1 from questions_thread where facility_id = ?', facilityId) },
      }
    },
  },
  [`get ${at}`]: { ...aboutFacility((id) => ({ path: `${at}?facility_id=${id}` })), none: () => ({ path: `${at}?mine=true` }) },
  [`get ${at}/:id`]: aboutThread((id) => ({ path: `${at}/${id}` })),
  [`post ${at}/:id/message`]: aboutThread((id) => ({
    path: `${at}/${id}/message`,
    body: { text: 'Wiadomość z tabeli' },
    effect: { sent: effectOf(`select 1 from questions_message where thread_id = ? and text = 'Wiadomość z tabeli'`, id) },
  })),
  [`post ${at}/:id/close`]: aboutThread((id) => ({ path: `${at}/${id}/close`, effect: { closed: stateIs(id, 'closed') } })),
  [`post ${at}/:id/reopen`]: aboutThread((id) => ({ path: `${at}/${id}/reopen`, effect: { opened: stateIs(id, 'open') } }), {
    state: 'closed',
  }),
  [`post ${at}/:id/mark-seen`]: aboutThread((id) => ({
    path: `${at}/${id}/mark-seen`,
    effect: { seen: effectOf('select 1 from questions_seen where thread_id = ?', id) },
  })),
  [`post ${at}/:id/publish-request`]: aboutThread(
    (id) => ({
      path: `${at}/${id}/publish-request`,
      body: { question: 'Czy macie ogród?', answer: 'Tak.' },
      effect: { requested: publicationIs(id, 'requested') },
    }),
    { answered: true },
  ),
  [`delete ${at}/:id/publish-request`]: aboutThread(
    (id) => ({ path: `${at}/${id}/publish-request`, effect: { withdrawn: publicationIs(id, 'withdrawn') } }),
    { answered: true, publication: 'requested' },
  ),
  [`post ${at}/:id/publish-request/answer`]: aboutThread(
    (id) => ({
      path: `${at}/${id}/publish-request/answer`,
      body: { version: 1, agrees: true },
      effect: { published: publicationIs(id, 'published') },
    }),
    { answered: true, publication: 'requested' },
  ),
  [`get ${at}-mail/stop/:token`]: {
    own: async (context) => ({ path: `${at}-mail/stop/${(await stopLinkOf(context)).token}` }),
    foreign: () => ({ path: `${at}-mail/stop/${newId()}.${'x'.repeat(43)}` }),
  },
  [`post ${at}-mail/stop/:token`]: {
    own: async (context) => {
      const { token, address } = await stopLinkOf(context)
      return {
        path: `${at}-mail/stop/${token}`,
        form: new URLSearchParams(),
        effect: { stopped: effectOf('select 1 from questions_address where address = ?::bytea and stopped', address) },
      }
    },
    foreign: () => ({ path: `${at}-mail/stop/${newId()}.${'x'.repeat(43)}`, form: new URLSearchParams() }),
  },
}

/** Returns the slug of a copied facility. */
async function slugOf(context: MatrixContext): Promise<string> {
  const id = await copyFacility(context, 'pending')
  await context.rows('insert into facility_slug (slug, base, facility_id) values (?, ?, ?) returning 1', [id, id, id])
  return id
}

/** Creates a facility with an address of a register; returns the link that ends its mails. */
async function stopLinkOf(context: MatrixContext): Promise<{ readonly token: string; readonly address: string }> {
  const facilityId = await copyFacility(context, 'pending')
  const email = `${facilityId}@bajka.test`
  await context.rows('delete from facility_statement where facility_id = ? returning 1', [facilityId])
  await insertRegisterEmail(context, facilityId, email)
  const address = (await Effect.runPromise(context.find(QuestionFacilities).byId(facilityId)))?.address ?? ''
  return { token: context.find(StopLink).tokenOf(facilityId, address), address }
}
