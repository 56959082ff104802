import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ChoiceFilter, Filters } from '#web/app-kit/lists/Filters.tsx'
import type { ListDefinition, ListState } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf, OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { questionsApi } from '../../contract/api.ts'
import { type QuestionSide, questionTopics } from '../../contract/topics.ts'
import css from '../app.module.css'
import { useQuestionUpdates } from '../use-question-updates.ts'

/** Filters of a list in the address. */
export const list: ListDefinition = { filters: ['state', 'topic'] }

type ListInput = InputOf<typeof questionsApi.listQuestions>

/** Returns the input of the route for a state of the list: of the user's own threads, or of those of a facility. */
export const inputOf = ({ page, filters }: Pick<ListState, 'page' | 'filters'>, facilityId: string | null): ListInput =>
  ({ ...filters, ...(facilityId === null ? { mine: 'true' } : { facility_id: facilityId }), page: String(page) }) as ListInput

interface QuestionListProps {
  readonly side: QuestionSide
  /** `null`: the threads of the user. */
  readonly facilityId: string | null
  readonly hrefOf: (questionId: string) => string | undefined
}

/** List of threads with filters and pages; new messages show as they arrive. */
export const QuestionList = ({ side, facilityId, hrefOf }: QuestionListProps) => {
  const t = useT()
  const { page, filters, hrefOf: listHref } = useList(list)
  const { data } = useQuery(questionsApi.listQuestions, inputOf({ page, filters }, facilityId))
  const invalidate = useInvalidate()
  useQuestionUpdates(({ facility_id }) => (facilityId === null || facility_id === facilityId) && invalidate(questionsApi.listQuestions))
  const isFiltered = Object.keys(filters).length > 0
  return (
    <>
      {(data.itemsTotal > 0 || isFiltered) && (
        <Filters submit={t('questions.own.filter')}>
          <ChoiceFilter
            name="state"
            label={t('questions.own.state')}
            value={filters['state']}
            all={t('questions.own.state.all')}
            options={(['open', 'closed'] as const).map((value) => ({ value, label: t(messageKey('questions.own.state', value)) }))}
          />
          <ChoiceFilter
            name="topic"
            label={t('questions.own.topic')}
            value={filters['topic']}
            all={t('questions.own.topic.all')}
            options={questionTopics.map((value) => ({ value, label: t(messageKey('questions.topic', value)) }))}
          />
        </Filters>
      )}
      <PageList
        of={data}
        hrefOf={listHref}
        none={{
          title: t(isFiltered ? 'questions.own.none.filtered' : messageKey('questions.own.none', side)),
          text: t(isFiltered ? 'questions.own.none.filtered.text' : messageKey('questions.own.none', side, 'text')),
        }}
      >
        {(question) => <QuestionRow key={question.id} question={question} side={side} href={hrefOf(question.id)} />}
      </PageList>
    </>
  )
}

interface QuestionRowProps {
  readonly question: OutputOf<typeof questionsApi.listQuestions>['items'][number]
  /** Side of the user. */
  readonly side: QuestionSide
  readonly href: string | undefined
}

/** Thread in a list: whom it is with, its topic, the beginning of the last message, and what is new. */
const QuestionRow = ({ question, side, href }: QuestionRowProps) => {
  const t = useT()
  const language = useLanguage()
  const { facility, topic, state, parent, guest, excerpt, last_by, last_message_at, new_messages } = question
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
        {side === 'parent' ? `${facility.name}, ${facility.city}` : (parent ?? guest?.name ?? t('questions.own.parent.gone'))}
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
