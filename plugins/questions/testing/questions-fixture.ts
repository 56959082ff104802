import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeLimitStore } from '#adapters/memory/limit-store.ts'
import { makeMemoryLimits } from '#adapters/memory/limits.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeRateLimit } from '#adapters/memory/rate-limit.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import type { User } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { AccountContact } from '#plugins/accounts/contract/queries.ts'
import { messageLimit } from '../contract/limits.ts'
import type { QuestionTopic } from '../contract/topics.ts'
import type { QuestionFacilities, QuestionFacility } from '../domain/mail-links.port.ts'
import { GuestContact } from '../services/guest-contact.ts'
import { StopLink } from '../services/mail-links.ts'
import { ViewQuestion } from '../services/view-question.ts'
import { AskQuestion } from '../use-cases/ask-question.ts'
import { SendMessage } from '../use-cases/send-message.ts'
import { makeMemoryMailLinks } from './memory-mail-links.ts'
import { makeMemoryQuestions } from './memory-questions.ts'

type StoredFacility = Omit<QuestionFacility, 'stopped' | 'address'>

/**
 * Creates the ports and services of questions in memory, with a facility that has a member of staff, one that nobody
 * runs, a parent and a stranger.
 */
export const makeQuestionsFixture = () => {
  const clock = makeClock()
  const memory = makeMemoryQuestions()
  const links = makeMemoryMailLinks((threadId) => memory.threads.get(threadId)?.facility_id ?? '')
  const events = makeEvents()
  const mailQueue = makeMailQueue()
  const audit = makeAudit()
  const limitStore = makeLimitStore()
  const realtime = makeRealtime()
  const transaction = makeTransaction(memory, links, events, mailQueue, audit, limitStore)
  const rows = new Map<string, StoredFacility>()
  const facilityOf = (id: string): QuestionFacility | null => {
    const found = rows.get(id)
    if (!found) return null
    const address = found.register_email === null ? null : `hash of ${found.register_email.toLowerCase()}`
    return { ...found, address, stopped: address !== null && (links.addresses.get(address)?.stopped ?? false) }
  }
  const facilities: QuestionFacilities = {
    byId: (id) => Effect.sync(() => facilityOf(id)),
    heads: (ids) => Effect.sync(() => new Map([...rows].filter(([id]) => ids.includes(id)))),
  }
  const accounts: AccountContact[] = []
  const published: string[] = []
  const notify = { opinions: true, questions: true }
  const addUser = (first_name: string, last_name: string, over: Partial<User> = {}): User => {
    const user = aUser({ id: newId(), ...over })
    accounts.push({ id: user.id, email: `${user.id}@demo.test`, first_name, last_name, language: 'pl' })
    return user
  }
  const addFacility = (over: Partial<StoredFacility> = {}): string => {
    const id = newId()
    rows.set(id, {
      id,
      slug: `bajka-${id}`,
      name: 'Bajka',
      city: 'Kraków',
      active: true,
      exists: true,
      staff: [],
      register_email: null,
      ...over,
    })
    limitStore.standings.set(id, { status: 'registered', validUntil: null })
    return id
  }
  const facilityId = addFacility({ name: 'Słoneczko' })
  const staffOf = (id: string, first = 'Wiktor', last = 'Właściciel') => {
    const user = addUser(first, last, { perms: { [id]: ['facility-questions/write'] } })
    const facility = rows.get(id)
    if (facility) rows.set(id, { ...facility, staff: [...facility.staff, user.id] })
    return user
  }
  const ports = {
    questions: memory.questions,
    publications: memory.publications,
    links: links.links,
    facilities,
    clock,
    events,
    mailQueue,
    audit,

    realtime,
    transaction,
    rateLimit: makeRateLimit({ clock }),
    signing: makeSigning({ clock }),
    site: { url: 'https://kredka.test' },
    accounts: { byIds: (ids: readonly string[]) => Effect.sync(() => accounts.filter(({ id }) => ids.includes(id))) },
    settings: { of: () => Effect.sync(() => ({ notify_opinions: notify.opinions, notify_questions: notify.questions })) },
    overview: { publishCounts: (ids) => Effect.sync(() => void published.push(...ids)) } as Pick<Overview, 'publishCounts'> as Overview,
    knownFacilities: makeMemoryKnownFacilities(() =>
      [...rows.values()].filter(({ exists }) => exists).map((one) => ({ ...one, type: 'kindergarten' as const })),
    ),
    limits: makeMemoryLimits({ store: limitStore, declared: [messageLimit], events, realtime, clock, transaction }),
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
  const ask = async (to = facilityId, topic: QuestionTopic = 'adaptation', text = 'Jak wygląda pierwszy tydzień?', by = parent) =>
    (await run(askQuestion(by, { facility_id: to, topic, text }))).id
  /** Returns the tokens of the links that were mailed. */
  const mailedTokens = () =>
    mailQueue.sent.flatMap(({ template, values }) => (template === 'questions.mail.bridge' ? [values['token'] ?? ''] : []))
  const owner = staffOf(facilityId)
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
    rows,
    notify,
    limitStore,
    facilityId,
    owner,
    parent,
    stranger: addUser('Olga', 'Obca'),
    published,
    threads: memory.threads,
    messages: memory.messages,
    storedLinks: links.storedLinks,
    addresses: links.addresses,
  }
}
