import { useRef } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FormValues } from '#web/ui/forms/values.ts'
import { newsApi } from '../../contract/api.ts'
import type { NewsView } from '../../contract/publication.ts'
import type { NewsStatus } from '../../contract/terms.ts'
import { momentError } from './publish-moment.ts'
import { changesOf, type NewsValues, needsConsents, newsOf, valuesOf } from './values.ts'

/** Form of a post, and what its buttons do before they send it. */
export interface NewsForm {
  readonly form: ApiFormHandle<NewsValues>
  /** Says which status the form asks for when it is sent next. */
  readonly ask: (status: NewsStatus | '') => void
}

/** Rules over several fields: a moment that can come, and consents for pictures. */
const errorsOf = (values: NewsValues, before: NewsValues): Readonly<Record<string, string>> => {
  const target = values.status || before.status
  const { publish_day: day, publish_time: time } = values
  const isMoved = before.status !== 'scheduled' || day !== before.publish_day || time !== before.publish_time
  const moment = target === 'scheduled' && isMoved ? momentError({ day, time }, new Date()) : null
  return {
    ...(moment && { [moment === 'publications.form.moment.skipped' ? 'publish_time' : 'publish_day']: moment }),
    ...(!values.consents && needsConsents(values, before, target) && { consents: 'publications.form.consents.missing' }),
  }
}

/** Form that adds a post to a facility; `initial` fills it, `draft` names what was typed and not sent. */
export const useNewForm = (facility: string, initial: NewsValues, draft: string): NewsForm => {
  const t = useT()
  const href = useHref()
  const { validate, read, ask, connect } = useRules(initial)
  const form = useApiForm<typeof newsApi.addNews, NewsValues>(newsApi.addNews, {
    id: 'wpis',
    record: { values: initial },
    toInput: () => newsOf(read(), facility),
    validate,
    draft,
    toast: false,
    onSaved: async ({ id, status }) => {
      void showToast({ kind: 'success', text: t(messageKey('publications.panel.moved', status)) })
      const edit = href('publications_edit', { facility, news: id })
      if (edit !== undefined) await goTo(edit)
    },
  })
  connect(form)
  return { form, ask: (status) => ask(status || 'draft') }
}

/** Form of a stored post. */
export const useEditForm = (news: NewsView): NewsForm => {
  const t = useT()
  const { id } = news
  const recordOf = (newest: NewsView) => ({ values: valuesOf(newest), version: newest.version })
  const record = recordOf(news)
  const { validate, ask, connect } = useRules(record.values)
  const form = useApiForm<typeof newsApi.changeNews, NewsValues>(newsApi.changeNews, {
    id: 'wpis',
    record,
    reload: async () => recordOf(await fetchAnswer(newsApi.showNews, { id })),
    input: { id },
    toInput: (changed) => changesOf(changed, record.values),
    validate,
    invalidates: [newsApi.showNews, newsApi.listNewsVersions],
    draft: id,
    toast: false,
    onSaved: ({ status }) =>
      showToast({
        kind: 'success',
        text: t(status === news.status ? 'publications.form.saved' : messageKey('publications.panel.moved', status)),
      }),
  })
  connect(form)
  return { form, ask: (status) => ask(status || news.status) }
}

/** Connects the rules of the form with the values that are no fields of it. */
const useRules = (before: NewsValues) => {
  const connected = useRef<ApiFormHandle<NewsValues> | null>(null)
  const fields = useRef<FormValues>({})
  const read = (): NewsValues => ({ ...before, ...connected.current?.library.getValues(), ...fields.current }) as NewsValues
  return {
    read,
    connect: (form: ApiFormHandle<NewsValues>) => {
      connected.current = form
    },
    ask: (status: NewsStatus) => connected.current?.library.setValue('status', status),
    validate: (values: FormValues) => {
      fields.current = values
      return errorsOf(read(), before)
    },
  }
}
