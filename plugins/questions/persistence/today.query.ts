import { accountToday, facilityToday } from '#core/plugin/today.ts'
import { writeQuestions } from '../contract/permissions.ts'

interface Questions {
  readonly waiting: number
  readonly since?: string
  /** The question that waits longest. */
  readonly oldest?: string
  readonly week: number
}

/** Lines of a facility's start page: questions that wait for an answer, and those of the week. */
export const questionsToday = facilityToday<Questions>('questions', {
  permission: writeQuestions,
  query: `select jsonb_build_object(
      'waiting', count(*) filter (where t.state = 'open' and t.last_parent > t.last_facility),
      'since', min(t.last_message_at) filter (where t.state = 'open' and t.last_parent > t.last_facility),
      'oldest', (array_agg(t.id order by t.last_message_at) filter (where t.state = 'open' and t.last_parent > t.last_facility))[1],
      'week', count(*) filter (where t.asked_at > now() - interval '7 days'))
    from questions_thread t where t.facility_id = f.id`,
  lines: ({ waiting, since = null, oldest, week }) => {
    const to = { picture: 'questions', route: 'facility_questions' } as const
    // One alone is opened at once.
    const question = waiting === 1 && oldest ? { route: 'facility_question', params: { question: oldest } } : {}
    return [
      ...(waiting > 0
        ? [{ ...to, ...question, kind: 'waiting', text: 'questions.today.waiting', values: { count: waiting }, since, order: 20 } as const]
        : []),
      ...(week > 0 ? [{ ...to, kind: 'week', text: 'questions.today.week', values: { count: week }, order: 20 } as const] : []),
      { ...to, kind: 'way', text: 'questions.today.way', order: 30 },
    ]
  },
})

interface Answers {
  readonly answers: readonly { readonly id: string; readonly facility: string; readonly at: string }[]
}

/** Lines of an account's start page: answers to its questions that it has not read, the newest three threads. */
export const answersToday = accountToday<Answers>('questions', {
  query: `select jsonb_build_object('answers', coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'facility', q.name, 'at', q.last_message_at)), '[]'))
    from (select t.id, coalesce(h.name, f.name) as name, t.last_message_at from questions_thread t join facility f on f.id = t.facility_id
        left join facility h on h.id = f.merged_into
        left join questions_seen s on s.thread_id = t.id and s.account_id = a.id
       where t.account_id = a.id and t.last_facility > coalesce(s.number, 0) order by t.last_message_at desc limit 3) q`,
  lines: ({ answers }) =>
    answers.map(({ id, facility, at }, n) => ({
      kind: 'waiting',
      picture: 'questions',
      text: 'questions.today.answer',
      title: facility,
      route: 'user_question',
      params: { question: id },
      since: at,
      order: 20 + n / 10,
    })),
})
