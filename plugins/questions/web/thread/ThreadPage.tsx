import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { questionsApi } from '../../contract/api.ts'
import { Composer } from './Composer.tsx'
import { MessageList } from './MessageList.tsx'
import { Publication } from './Publication.tsx'
import { ThreadState } from './ThreadState.tsx'
import css from './thread.module.css'
import { useOutbox } from './use-outbox.ts'
import { useThread } from './use-thread.ts'

export const queries: PageQueries = ({ params }) => [query(questionsApi.showQuestion, { id: params['question'] ?? '' })]

/** Page of a thread, for the parent and for the facility. */
export const ThreadPage = () => {
  const t = useT()
  const href = useHref()
  const { question: id = '', facility } = usePage().params
  const { question, accept } = useThread(id)
  const outbox = useOutbox(id, accept)
  const { side, topic, facility: receiver, parent } = question
  const back = facility === undefined ? href('user_questions') : href('facility_questions', { facility })
  const profile = receiver.slug === null ? undefined : href(`/placowka/${receiver.slug}`)
  return (
    <div className={css['page']}>
      <BackToList href={back}>{t(side === 'parent' ? 'questions.own.title' : 'questions.own.facility.title')}</BackToList>
      <header className={css['head']}>
        <div>
          <h1 tabIndex={-1}>{t(messageKey('questions.topic', topic))}</h1>
          <p className={css['quiet']}>
            {side === 'facility' ? (parent ?? t('questions.own.parent.gone')) : <a href={profile}>{receiver.name}</a>}
            {side === 'parent' && `, ${receiver.city}`}
          </p>
        </div>
        <ThreadState question={question} accept={accept} />
      </header>
      <MessageList question={question} outbox={outbox} />
      <Publication question={question} accept={accept} />
      <Composer question={question} outbox={outbox} />
    </div>
  )
}
