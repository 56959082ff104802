import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import type { questionsApi } from '../../contract/api.ts'
import type { QuestionSide } from '../../contract/topics.ts'
import css from './list.module.css'

interface QuestionRowProps {
  readonly question: OutputOf<typeof questionsApi.listQuestions>['items'][number]
  /** Side of the user. */
  readonly side: QuestionSide
  readonly href: string | undefined
}

/** Thread in a list: whom it is with, its topic, the beginning of the last message, and what is new. */
export const QuestionRow = ({ question, side, href }: QuestionRowProps) => {
  const t = useT()
  const language = useLanguage()
  const { facility, topic, state, parent, excerpt, last_by, last_message_at, new_messages } = question
  const waits = side === 'parent' ? last_by === 'parent' : last_by === 'parent' && new_messages === 0
  return (
    <Card as="li" stretched>
      <div className={css['top']}>
        <h2 className={css['name']}>
          <a href={href}>{t(messageKey('questions.topic', topic))}</a>
        </h2>
        <time className={css['quiet']} dateTime={last_message_at}>
          {factMoment(last_message_at, language)}
        </time>
      </div>
      <p className={css['quiet']}>
        {side === 'parent' ? `${facility.name}, ${facility.city}` : (parent ?? t('questions.own.parent.gone'))}
      </p>
      <p className={new_messages > 0 ? css['new'] : undefined}>
        {last_by === side && (
          <span className={css['quiet']}>{t(side === 'parent' ? 'questions.own.you' : 'questions.own.facility')}: </span>
        )}
        {excerpt || t('questions.own.erased')}
      </p>
      <p className={css['badges']}>
        {new_messages > 0 && <Badge tone="info">{t('questions.own.new', { count: new_messages })}</Badge>}
        {state === 'closed' ? (
          <Badge tone="plain">{t('questions.own.closed')}</Badge>
        ) : (
          waits && <Badge tone="warn">{t(messageKey('questions.own.waits', side))}</Badge>
        )}
      </p>
    </Card>
  )
}
