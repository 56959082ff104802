import { messageKey } from '#core/kernel/message-key.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ChoiceFilter, Filters } from '#web/app-kit/lists/Filters.tsx'
import type { ListDefinition, ListState } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { questionsApi } from '../../contract/api.ts'
import { type QuestionSide, questionTopics } from '../../contract/topics.ts'
import { useQuestionUpdates } from '../use-question-updates.ts'
import { QuestionRow } from './QuestionRow.tsx'

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
