import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { readListState } from '#web/app-kit/lists/list-address.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { questionsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { inputOf, list, QuestionList } from './QuestionList.tsx'

export const queries: PageQueries = ({ params, query: search }) => [
  query(questionsApi.listQuestions, inputOf(readListState(list, search), params['facility'] ?? '')),
]

/** Page with the questions of parents to a facility, unread ones first. */
export const FacilityQuestionsPage = () => {
  const t = useT()
  const href = useHref()
  const { facility } = useLayoutData(panel)
  return (
    <div className={css['listPage']}>
      <h1 tabIndex={-1}>{t('questions.own.facility.title')}</h1>
      <p className={css['lead']}>{t('questions.own.facility.lead')}</p>
      <QuestionList
        side="facility"
        facilityId={facility.id}
        hrefOf={(question) => href('facility_question', { facility: facility.id, question })}
      />
    </div>
  )
}
