import { messageKey } from '#core/kernel/message-key.ts'
import { BesideConversations } from '#web/app-kit/conversation/BesideConversations.tsx'
import { Conversation } from '#web/app-kit/conversation/Conversation.tsx'
import { MessageList } from '#web/app-kit/conversation/MessageList.tsx'
import { SeenWithoutScripts } from '#web/app-kit/conversation/SeenWithoutScripts.tsx'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { questionsApi } from '../../contract/api.ts'
import { useQuestionTyping } from '../use-question-typing.ts'
import { Answer } from './Answer.tsx'
import { Publication } from './Publication.tsx'
import { shownMessages } from './shown-messages.ts'
import { ThreadState } from './ThreadState.tsx'
import { useMessageOutbox } from './use-message-outbox.ts'
import { useThread } from './use-thread.ts'

export const queries: PageQueries = ({ params }) => [query(questionsApi.showQuestion, { id: params['question'] ?? '' })]

/** Page of a thread, for the parent and for the facility. */
export const ThreadPage = () => {
  const t = useT()
  const href = useHref()
  const { question: id = '', facility } = usePage().params
  const { question, accept } = useThread(id)
  const { outbox, draft } = useMessageOutbox(id, accept)
  const typing = useQuestionTyping(id)
  const { side, topic, facility: receiver, parent, guest, messages, new_messages, seen } = question
  const otherSide = side === 'parent' ? t('questions.own.facility') : (parent ?? guest?.name ?? t('questions.own.parent'))
  // With the plugin of messages its list has the questions too.
  const list =
    facility === undefined
      ? (href('user_messages') ?? href('user_questions'))
      : (href('facility_messages', { facility }) ?? href('facility_questions', { facility }))
  const profile = receiver.slug === null ? undefined : href(`/placowka/${receiver.slug}`)
  return (
    <BesideConversations of={{ facilityId: facility ?? null, id }}>
      <Conversation
        back={{ href: list, label: t('conversation.back') }}
        title={t(messageKey('questions.topic', topic))}
        about={
          <>
            <p>
              {side === 'facility' ? (parent ?? guest?.name ?? t('questions.own.parent.gone')) : <a href={profile}>{receiver.name}</a>}
              {side === 'parent' && `, ${receiver.city}`}
            </p>
            {guest !== null && <p>{t('questions.own.guest', { email: guest.email })}</p>}
          </>
        }
        tools={<ThreadState question={question} accept={accept} />}
        foot={<Answer question={question} outbox={outbox} draft={draft} typing={typing} />}
      >
        <MessageList
          messages={shownMessages(question, t, href)}
          outbox={outbox}
          read={messages.length - new_messages}
          typing={typing.names.map(() => otherSide)}
          seen={{ number: seen, text: t('conversation.seen') }}
        >
          <SeenWithoutScripts fields={new_messages > 0 ? {} : null} />
          <Publication question={question} accept={accept} />
        </MessageList>
      </Conversation>
    </BesideConversations>
  )
}
