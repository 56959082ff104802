import { useEffect, useRef } from 'react'
import { clockTime, factDay, textDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './thread.module.css'
import type { Outbox } from './use-outbox.ts'
import type { Thread } from './use-thread.ts'

/** Messages of a thread by days, those of the user's side to the right, and those on their way below. */
export const MessageList = ({ question, outbox }: { readonly question: Thread; readonly outbox: Outbox }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const end = useRef<HTMLDivElement>(null)
  const { messages, side, parent, seen } = question
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
        : (parent ?? t('questions.own.parent'))
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
