import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import type { User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Overview } from '#core/overview/overview.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import type { AccountContact } from '#plugins/accounts/contract/queries.ts'
import type { AskedTopic } from '../contract/topics.ts'
import { MailLinks, QuestionFacilities } from '../domain/mail-links.port.ts'
import { Publications, Questions } from '../domain/questions.port.ts'
import { GuestContact } from '../services/guest-contact.ts'
import { StopLink } from '../services/mail-links.ts'
import { ViewQuestion } from '../services/view-question.ts'
import { AskQuestion } from '../use-cases/ask-question.ts'
import { SendMessage } from '../use-cases/send-message.ts'
import { insertRegisterEmail } from './store-thread.ts'

interface NewFacility {
  readonly name?: string
  readonly slug?: string
  readonly active?: boolean
  readonly exists?: boolean
  /** Accounts that answer its questions. */
  readonly staff?: readonly string[]
  /** E-mail address that a register states. */
  readonly register_email?: string
}

/** Finds the ports and makes the services of questions, with a facility that has a member of staff, a parent and a stranger. */
export const makeQuestionsFixture = async (database: UseCaseDatabase) => {
  const { clock } = database
  const questions = database.find(Questions)
  const grants = database.find(Grants)
  const events = makeEvents()
  const mailQueue = makeMailQueue()
  const audit = makeAudit()
  const realtime = makeRealtime()
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(database, sql, parameters)
  const accounts: AccountContact[] = []
  const published: string[] = []
  const notify = { opinions: true, questions: true }
  const addUser = (first_name: string, last_name: string, over: Partial<User> = {}): User => {
    const user = aUser({ id: newId(), ...over })
    accounts.push({ id: user.id, email: `${user.id}@demo.test`, first_name, last_name, language: 'pl' })
    return user
  }
  const employ = (accountId: string, facilityId: string) =>
    run(grants.save({ accountId, facilityId, role: 'administrator', permissions: ['facility-questions/write'] }))
  /** Stores a facility, which nobody runs unless it has staff. */
  const addFacility = async ({ active = true, exists = true, staff = [], register_email, ...over }: NewFacility = {}) => {
    const states = { active, inactive_since: active ? null : '2026-01-01', deleted_at: exists ? null : '2026-01-01' }
    const id = await storeFacilityRow(database, { status: 'registered', ...states, ...over })
    for (const accountId of staff) await employ(accountId, id)
    if (register_email !== undefined) await insertRegisterEmail({ rows }, id, register_email)
    return id
  }
  const facilityId = await addFacility({ name: 'Słoneczko', slug: 'sloneczko' })
  const staffOf = async (id: string, first = 'Wiktor', last = 'Właściciel') => {
    const user = addUser(first, last, { perms: { [id]: ['facility-questions/write'] } })
    await employ(user.id, id)
    return user
  }
  const ports = {
    questions,
    publications: database.find(Publications),
    links: database.find(MailLinks),
    facilities: database.find(QuestionFacilities),
    grants,
    clock,
    events,
    mailQueue,
    audit,
    realtime,
    transaction: transactionWith(database, events, mailQueue, audit, realtime),
    rateLimit: database.find(RateLimit),
    signing: makeSigning({ clock }),
    site: { url: 'https://kredka.test' },
    accounts: { byIds: (ids: readonly string[]) => Effect.sync(() => accounts.filter(({ id }) => ids.includes(id))) },
    settings: { of: () => Effect.sync(() => ({ notify_opinions: notify.opinions, notify_questions: notify.questions })) },
    overview: { publishCounts: (ids) => Effect.sync(() => void published.push(...ids)) } as Pick<Overview, 'publishCounts'> as Overview,
    knownFacilities: database.find(KnownFacilities),
    limits: database.find(Limits),
  }
  const stopLink = makeOf(StopLink)(ports)
  const services = {
    stopLink,
    viewQuestion: makeOf(ViewQuestion)(ports),
  }
  const askQuestion = makeOf(AskQuestion)({ ...ports, ...services })
  const sendMessage = makeOf(SendMessage)({ ...ports, ...services })
  const parent = addUser('Renata', 'Rodzicka')
  /** Asks the facility as the parent; returns the id of the thread. */
  const ask = async (to = facilityId, topic: AskedTopic = 'adaptation', text = 'Jak wygląda pierwszy tydzień?', by = parent) =>
    (await run(askQuestion(by, { facility_id: to, topic, text }))).id
  /** Returns the tokens of the links that were mailed. */
  const mailedTokens = () =>
    mailQueue.sent.flatMap(({ template, values }) => (template === 'questions.mail.bridge' ? [values['token'] ?? ''] : []))
  const owner = await staffOf(facilityId)
  return {
    ...ports,
    ...services,
    askQuestion,
    sendMessage,
    contact: makeOf(GuestContact)(ports),
    ask,
    mailedTokens,
    addFacility,
    addUser,
    staffOf,
    notify,
    facilityId,
    owner,
    parent,
    stranger: addUser('Olga', 'Obca'),
    published,
    threadOf: (id: string) => run(questions.byId(id)),
    count: async (table: 'thread' | 'message' | 'link') => (await rows(`select 1 from questions_${table}`)).length,
    readAddress: async (id: string) => (await run(ports.facilities.byId(id)))?.address ?? '',
    deleteFacility: (id: string) => rows('update facility set deleted_at = ? where id = ?', [clock.now(), id]),
    /** Changes the e-mail address that the register states. */
    changeRegisterEmail: (id: string, email: string) =>
      rows(
        `update facility_statement set fields = jsonb_build_object('email', jsonb_build_object('value', ?::text)) where facility_id = ?`,
        [email, id],
      ),
  }
}
