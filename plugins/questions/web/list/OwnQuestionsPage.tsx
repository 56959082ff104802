import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { readListState } from '#web/app-kit/lists/list-address.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { questionsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { inputOf, list, QuestionList } from './QuestionList.tsx'

export const queries: PageQueries = ({ query: search }) => [query(questionsApi.listQuestions, inputOf(readListState(list, search), null))]

/** Page with the user's questions to facilities. */
export const OwnQuestionsPage = () => {
  const t = useT()
  const href = useHref()
  return (
    <div className={css['listPage']}>
      <h1 tabIndex={-1}>{t('questions.own.title')}</h1>
      <QuestionList side="parent" facilityId={null} hrefOf={(question) => href('user_question', { question })} />
    </div>
  )
}
