import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined, makeTable } from '#adapters/memory/recoverable.ts'
import { QuestionExists } from '../contract/errors.ts'
import type { Publication } from '../domain/publication.ts'
import { type Guest, hasNew, type Message, otherSide, type Question, readUpTo } from '../domain/question.ts'
import { type Publications, publicationsOf, type QuestionFilter, type Questions, questionsOf } from '../domain/questions.port.ts'

const latestFirst = (one: Question, other: Question) =>
  one.last_message_at === other.last_message_at ? (one.id < other.id ? 1 : -1) : one.last_message_at < other.last_message_at ? 1 : -1

/** Creates in-memory repositories of threads and publications. */
export const makeMemoryQuestions = () => {
  const threads = makeMemoryStore<Question, QuestionExists>({
    unique: [{ columns: ['account_id', 'facility_id', 'topic'], among: ({ state }) => state === 'open', Failure: QuestionExists }],
  })
  const guests = makeMemoryStore<Guest>({ key: ['thread_id'] })
  const messages = makeTable<Message>()
  const seen = makeTable<number>()
  const published = makeMemoryStore<Publication>({ key: ['thread_id'] })
  const seenBy = (accountId: string, threadId: string) => seen.rows.get(`${threadId} ${accountId}`) ?? 0
  const of = (threadId: string) =>
    messages
      .all()
      .filter(({ thread_id }) => thread_id === threadId)
      .toSorted((one, other) => one.number - other.number)
  const change = (test: (question: Question) => boolean, to: (question: Question) => Partial<Question>) => {
    for (const one of threads.all()) if (test(one)) threads.rows.set(one.id, { ...one, ...to(one), version: one.version + 1 })
  }
  const closing = (at: string) => () => ({ state: 'closed', closed_by: 'platform', closed_at: at }) as const
  const newOf = (question: Question, side: Message['side'], accountId: string) =>
    of(question.id).filter(
      ({ side: by, number }) => by === otherSide(side) && number > readUpTo(question, side, seenBy(accountId, question.id)),
    ).length
  const matching = ({ side, accountId, facilityId, state, topic }: QuestionFilter) =>
    threads
      .all()
      .filter((one) => (side === 'facility' || one.account_id === accountId) && (facilityId === null || one.facility_id === facilityId))
      .filter((one) => (state === null || one.state === state) && (topic === null || one.topic === topic))
      .toSorted(latestFirst)
  const listed =
    ({ side, accountId }: QuestionFilter) =>
    (one: Question) => ({ ...one, last_text: of(one.id).at(-1)?.text ?? '', new_messages: newOf(one, side, accountId) })
  const questions: Questions = {
    ...questionsOf(threads, guests),
    addMessage: (message) => Effect.sync(() => void messages.rows.set(message.id, message)),
    messagesOf: (id) => Effect.sync(() => of(id)),
    list: (filter, { offset, limit }) =>
      Effect.sync(() => {
        const { side, accountId } = filter
        const found = matching(filter)
        const unread = (one: Question) => side === 'facility' && hasNew(one, side, seenBy(accountId, one.id))
        const sorted = [...found.filter(unread), ...found.filter((one) => !unread(one))]
        const items = sorted.slice(offset, offset + limit).map(listed(filter))
        return { items, total: found.length }
      }),
    listBefore: (filter, { unread, before, limit }) =>
      Effect.sync(() =>
        matching(filter)
          .filter((one) => before === null || one.last_message_at < before.at || (one.last_message_at === before.at && one.id < before.id))
          .map(listed(filter))
          .filter(({ new_messages }) => !unread || new_messages > 0)
          .slice(0, limit),
      ),
    markSeen: (accountId, threadId, number) =>
      Effect.sync(() => {
        if (seenBy(accountId, threadId) >= number) return false
        seen.rows.set(`${threadId} ${accountId}`, number)
        return true
      }),
    seenOf: (threadId) =>
      Effect.sync(
        () =>
          new Map(
            [...seen.rows].flatMap(([key, number]) => {
              const [thread, account = ''] = key.split(' ')
              return thread === threadId ? [[account, number] as const] : []
            }),
          ),
      ),
    countNew: (accountId, facilityIds) =>
      Effect.sync(() => {
        const sum = (ones: readonly Question[], side: Message['side']) =>
          ones.reduce((count, one) => count + newOf(one, side, accountId), 0)
        const counted = facilityIds.map(
          (id) =>
            [
              id,
              sum(
                threads.all().filter(({ facility_id }) => facility_id === id),
                'facility',
              ),
            ] as const,
        )
        return {
          answers: sum(
            threads.all().filter(({ account_id }) => account_id === accountId),
            'parent',
          ),
          byFacility: Object.fromEntries(counted.filter(([, count]) => count > 0)),
        }
      }),
    closeOf: (facilityId, at) => Effect.sync(() => change((one) => one.state === 'open' && one.facility_id === facilityId, closing(at))),
    closeOrphaned: (at) =>
      Effect.sync(() => {
        change((one) => one.state === 'open' && one.account_id === null && !guests.rows.has(one.id), closing(at))
        const gone = published.all().flatMap(({ thread_id }) => {
          const thread = threads.rows.get(thread_id)
          return thread?.account_id === null ? [thread] : []
        })
        for (const { id } of gone) published.rows.delete(id)
        return [...new Set(gone.map(({ facility_id }) => facility_id))]
      }),
  }
  const publications: Publications = {
    ...publicationsOf(published),
    published: (facilityId) =>
      Effect.sync(() =>
        published
          .all()
          .filter(({ state }) => state === 'published')
          .toSorted((one, other) => ((one.answered_at ?? '') < (other.answered_at ?? '') ? 1 : -1))
          .flatMap(({ thread_id, question, answer }) => {
            const thread = threads.rows.get(thread_id)
            return thread?.facility_id === facilityId ? [{ topic: thread.topic, question, answer }] : []
          }),
      ),
  }
  return { questions, publications, threads: threads.rows, messages: messages.rows, ...joined(threads, guests, messages, seen, published) }
}
