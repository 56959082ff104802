import { Schema } from 'effect'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ConfirmVacancies, ShowVacancyLink } from '../../use-cases/vacancies.ts'

const linkData = pageData(
  ShowVacancyLink,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('recruitment.vacancies.title') }] }),
)

/** Loads the count that a link is about. The link alone changes nothing, because mail programs open links by themselves. */
export const data = linkData

/** Loads the facility whose count was confirmed. */
export const doneData = linkData

/** Confirms the count and redirects to the thanks. */
export const action = pageAction(ConfirmVacancies, {
  input: Schema.Struct({ token: Schema.String }),
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: (_, { href, params: { token = '' } }) => href(`/wolne-miejsca/${token}/potwierdzone`),
})
