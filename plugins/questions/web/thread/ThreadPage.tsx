import { useEffect, useRef } from 'react'
import { clockTime, factDay, textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { questionsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { Composer } from './Composer.tsx'
import { Publication } from './Publication.tsx'
import { type Outbox, useOutbox } from './use-outbox.ts'
import { type Thread, useThread } from './use-thread.ts'

export const queries: PageQueries = ({ params }) => [query(questionsApi.showQuestion, { id: params['question'] ?? '' })]

/** Page of a thread, for the parent and for the facility. */
export const ThreadPage = () => {
  const t = useT()
  const href = useHref()
  const { question: id = '', facility } = usePage().params
  const { question, accept } = useThread(id)
  const outbox = useOutbox(id, accept)
  const { side, topic, facility: receiver, parent, guest } = question
  const back = facility === undefined ? href('user_questions') : href('facility_questions', { facility })
  const profile = receiver.slug === null ? undefined : href(`/placowka/${receiver.slug}`)
  return (
    <div className={css['threadPage']}>
      <BackToList href={back}>{t(side === 'parent' ? 'questions.own.title' : 'questions.own.facility.title')}</BackToList>
      <header className={css['head']}>
        <div>
          <h1 tabIndex={-1}>{t(messageKey('questions.topic', topic))}</h1>
          <p className={css['threadQuiet']}>
            {side === 'facility' ? (parent ?? guest?.name ?? t('questions.own.parent.gone')) : <a href={profile}>{receiver.name}</a>}
            {side === 'parent' && `, ${receiver.city}`}
          </p>
          {guest !== null && <p className={css['threadQuiet']}>{t('questions.own.guest', { email: guest.email })}</p>}
        </div>
        <ThreadState question={question} accept={accept} />
      </header>
      <MessageList question={question} outbox={outbox} />
      <Publication question={question} accept={accept} />
      <Composer question={question} outbox={outbox} />
    </div>
  )
}

interface ThreadStateProps {
  readonly question: Thread
  readonly accept: (changed: Thread) => void
}

/** State of a thread with the button that closes or reopens it; closing waits when a message has arrived meanwhile. */
const ThreadState = ({ question, accept }: ThreadStateProps) => {
  const t = useT()
  const { id, version, state, writable } = question
  const invalidate = useInvalidate()
  const close = useMutation(questionsApi.closeQuestion, { acceptedErrors: ['error/version-conflict'], onSuccess: accept })
  const reopen = useMutation(questionsApi.reopenQuestion, { onSuccess: accept })
  const onClose = async () => {
    const closed = await close.mutateAsync({ id, version }).catch(() => undefined)
    if (closed !== null) return
    await invalidate(questionsApi.showQuestion)
    await showToast({ kind: 'warning', text: t('questions.own.close.new-message') })
  }
  if (state === 'open')
    return (
      <Button small onClick={() => void onClose()}>
        {t('questions.own.close')}
      </Button>
    )
  return (
    <p className={css['buttons']}>
      <Badge tone="plain">{t('questions.own.closed')}</Badge>
      {writable && (
        <Button small onClick={() => reopen.mutate({ id })}>
          {t('questions.own.reopen')}
        </Button>
      )}
    </p>
  )
}

/** Messages of a thread by days, those of the user's side to the right, and those on their way below. */
const MessageList = ({ question, outbox }: { readonly question: Thread; readonly outbox: Outbox }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const end = useRef<HTMLDivElement>(null)
  const { messages, side, parent, guest, seen } = question
  const count = messages.length + outbox.messages.length
  const shown = useRef(count)
  useEffect(() => {
    if (count > shown.current) end.current?.scrollIntoView({ block: 'nearest' })
    shown.current = count
  }, [count])
  const authorOf = ({ side: by, author }: Thread['messages'][number]) =>
    by === 'facility'
      ? [t('questions.own.facility'), author].filter(Boolean).join(' · ')
      : side === 'parent'
        ? t('questions.own.you')
        : (parent ?? guest?.name ?? t('questions.own.parent'))
  const lastOwn = messages.findLast((message) => message.side === side)
  return (
    <div className={css['messages']} role="log" aria-label={t('questions.own.messages')}>
      {messages.map((message, at) => {
        const { id, number, side: by, text, sent_at, by_mail } = message
        const before = messages[at - 1]
        const isNewDay = before === undefined || factDay(before.sent_at, 'pl') !== factDay(sent_at, 'pl')
        return (
          <div key={id} className={css['entry']} data-own={by === side ? '' : undefined}>
            {isNewDay && <p className={css['day']}>{textDay(sent_at, language)}</p>}
            <div className={css['message']}>
              <p className={css['about']}>
                <strong>{authorOf(message)}</strong> <time dateTime={sent_at}>{clockTime(sent_at, language)}</time>
                {by_mail && ` · ${t('questions.own.by-mail')}`}
                {by !== side && text !== '' && href('report', { type: 'user_question_message', id }) !== undefined && (
                  <>
                    {' · '}
                    <a href={href('report', { type: 'user_question_message', id })}>{t('questions.own.report')}</a>
                  </>
                )}
              </p>
              <p className={text === '' ? css['erased'] : css['text']}>{text || t('questions.own.erased')}</p>
            </div>
            {message === lastOwn && seen >= number && <p className={css['seen']}>{t('questions.own.seen')}</p>}
          </div>
        )
      })}
      {outbox.messages.map((message) => (
        <div key={message.key} className={css['entry']} data-own="">
          <div className={css['message']} data-failed={message.failed ? '' : undefined}>
            <p className={css['about']}>{t(message.failed ? 'questions.own.not-sent' : 'questions.own.sending')}</p>
            <p className={css['text']}>{message.text}</p>
            {message.failed && (
              <p className={css['buttons']}>
                <Button small onClick={() => void outbox.retry(message)}>
                  {t('questions.own.retry')}
                </Button>
                <Button small look="quiet" onClick={() => outbox.remove(message.key)}>
                  {t('questions.own.discard')}
                </Button>
              </p>
            )}
          </div>
        </div>
      ))}
      <div ref={end} />
    </div>
  )
}
