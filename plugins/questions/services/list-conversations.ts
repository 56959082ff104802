import { Effect } from 'effect'
import type { Conversation, ConversationList } from '#core/conversations/conversation-list.port.ts'
import { define } from '#core/kernel/define.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Questions } from '../domain/questions.port.ts'
import { answersFor } from './thread.ts'
import { ViewHeads } from './view-heads.ts'

/** Lists threads for the inbox of all conversations. */
export const QuestionConversations = define(
  'questions/Conversations',
  { questions: Questions, viewHeads: ViewHeads },
  ({ questions, viewHeads }): ConversationList => ({
    kind: 'question',
    list: Effect.fn('questions.list-conversations')(function* (user, { facilityId, ...part }) {
      if (facilityId !== null && !answersFor(user, facilityId)) return []
      const side = facilityId === null ? 'parent' : 'facility'
      const items = yield* questions.listBefore({ side, accountId: user.id, facilityId, state: null, topic: null }, part)
      return (yield* viewHeads(items, side === 'facility')).map(
        ({ id, facility, topic, parent, guest, excerpt, last_by, last_message_at, new_messages, state }): Conversation => ({
          id,
          facility,
          label: messageKey('questions.topic', topic),
          parent: parent ?? guest?.name ?? null,
          excerpt,
          last_by,
          last_message_at,
          new_messages,
          closed: state === 'closed',
        }),
      )
    }),
  }),
)
