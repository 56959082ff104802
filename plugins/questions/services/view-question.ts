import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Clock } from '#core/ports/clock.ts'
import { pick } from '#core/records/fields.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { messageLimit } from '../contract/limits.ts'
import { GuestView, MessageView, PublicationView, QuestionView } from '../contract/question.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import type { Publication } from '../domain/publication.ts'
import { otherSide, readUpTo } from '../domain/question.ts'
import { messageRefusal } from '../domain/question-states.ts'
import { Publications, Questions } from '../domain/questions.port.ts'
import type { OwnThread } from './thread.ts'

const publicationView = ({ state, ...publication }: Publication) =>
  state === 'withdrawn' ? null : { ...pick(PublicationView.fields, publication), state }

/** Returns a thread as one of its sides sees it: only the facility sees first names, of the parent and of colleagues. */
export const ViewQuestion = define(
  'questions/ViewQuestion',
  { questions: Questions, publications: Publications, facilities: QuestionFacilities, accounts: Accounts, limits: Limits, clock: Clock },
  ({ questions, publications, facilities, accounts, limits, clock }) => {
    const usageOf = Effect.fn('questions.usage')(function* (facilityId: string) {
      const usage = (yield* limits.usageOf(facilityId)).limits.find(({ limit }) => limit.key === messageLimit.key)
      return usage
        ? { used: usage.used ?? 0, limit: typeof usage.value === 'number' ? usage.value : null, resets_at: usage.resetsAt }
        : null
    })
    return Effect.fn('questions.view')(function* ({ user, side }: Pick<OwnThread, 'user' | 'side'>, id: string) {
      const question = yield* questions.byId(id)
      if (question === null) return yield* Effect.die(new Error(`Question ${id} is gone`))
      const messages = yield* questions.messagesOf(id)
      const facility = yield* facilities.byId(question.facility_id)
      const seen = yield* questions.seenOf(id)
      const publication = yield* publications.of(id)
      const guest = question.by_guest ? (yield* questions.guestsOf([id])).get(id) : undefined
      const isFacility = side === 'facility'
      const named = isFacility ? [question.account_id, ...messages.map(({ staff_id }) => staff_id)].filter((one) => one !== null) : []
      const names = new Map((yield* accounts.byIds([...new Set(named)])).map((account) => [account.id, account.first_name]))
      const read = readUpTo(question, side, seen.get(user.id) ?? 0)
      const { account_id } = question
      return {
        ...pick(QuestionView.fields, question),
        side,
        facility: {
          id: question.facility_id,
          slug: facility?.exists ? facility.slug : null,
          name: facility?.name ?? '',
          city: facility?.city ?? '',
        },
        parent: account_id === null ? null : (names.get(account_id) ?? null),
        guest: isFacility && guest ? pick(GuestView.fields, guest) : null,
        writable: (facility?.exists ?? false) && messageRefusal(question, clock.now()) === null,
        by_mail: facility?.staff.length === 0,
        seen: Math.max(0, ...[...seen].map(([account, number]) => ((account === account_id) === isFacility ? number : 0))),
        new_messages: messages.filter((message) => message.side === otherSide(side) && message.number > read).length,
        messages: messages.map(({ staff_id, ...message }) => ({
          ...pick(MessageView.fields, message),
          author: staff_id === null ? null : (names.get(staff_id) ?? null),
        })),
        publication: publication && publicationView(publication),
        usage: isFacility ? yield* usageOf(question.facility_id) : null,
      } satisfies QuestionView
    })
  },
)
