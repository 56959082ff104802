import { useRef } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FormValues } from '#web/ui/forms/values.ts'
import { newsApi } from '../../contract/api.ts'
import { lessonLimits } from '../../contract/limits.ts'
import type { NewsView } from '../../contract/publication.ts'
import { sectionApi } from '../../contract/section-api.ts'
import type { NewsSection, NewsStatus } from '../../contract/terms.ts'
import { newPostDraft, postDraft } from '../areas/post-drafts.ts'
import { useWritingArea, type WritingArea } from '../areas/writing-area.ts'
import { materialOf, newsOf, postOf } from './new-input.ts'
import { momentError } from './publish-moment.ts'
import { changesOf, type NewsValues, needsConsents, valuesOf } from './values.ts'

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
    ...lessonErrors(values),
    ...(!values.consents && needsConsents(values, before, target) && { consents: 'publications.form.consents.missing' }),
  }
}

/** A number of minutes, and ages in their order. */
const lessonErrors = ({ minutes, age_from: from, age_to: to }: NewsValues): Readonly<Record<string, string>> => ({
  ...(minutes &&
    !(/^\d+$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= lessonLimits.minutes) && {
      minutes: 'publications.form.minutes.wrong',
    }),
  ...(from && to && Number(from) > Number(to) && { age_to: 'publications.form.age_to.wrong' }),
})

const addRoutes = { facility: newsApi.addNews, materials: sectionApi.addMaterial, blog: sectionApi.addPost } as const
type AddRoute = (typeof addRoutes)[NewsSection]

const inputOf = ({ section, facility }: WritingArea, values: NewsValues) => {
  if (facility !== null) return newsOf(values, facility)
  return section === 'blog' ? postOf(values) : materialOf(values)
}

/** The status, which a button sets, is nothing that was written. */
const buttonFields = ['status']

/** Form that adds a post to the area; `initial` fills it, `copied` is the id of the post as which it begins. */
export const useNewForm = (initial: NewsValues, copied: string | null): NewsForm => {
  const t = useT()
  const area = useWritingArea()
  const { validate, read, ask, connect } = useRules(initial)
  const form = useApiForm<AddRoute, NewsValues>(addRoutes[area.section], {
    id: 'wpis',
    record: { values: initial },
    toInput: () => inputOf(area, read()),
    validate,
    buttonFields,
    stored: newPostDraft(area, copied),
    toast: false,
    onSaved: async ({ id, status }) => {
      void showToast({ kind: 'success', text: t(messageKey('publications.panel.moved', status)) })
      const edit = area.addresses.edit(id)
      if (edit !== undefined) await goTo(edit)
    },
  })
  connect(form)
  return { form, ask: (status) => ask(status || 'draft') }
}

/** Returns the answers about a single post that are out of date once it has changed. */
export const useShownPosts = () => [newsApi.showNews, newsApi.listNewsVersions, ...useWritingArea().views]

/** Form of a stored post. */
export const useEditForm = (news: NewsView): NewsForm => {
  const t = useT()
  const { id } = news
  const recordOf = (newest: NewsView) => ({ values: valuesOf(newest), version: newest.version })
  const record = recordOf(news)
  const invalidates = useShownPosts()
  const { validate, ask, connect } = useRules(record.values)
  const form = useApiForm<typeof newsApi.changeNews, NewsValues>(newsApi.changeNews, {
    id: 'wpis',
    record,
    reload: async () => {
      const [newest, { versions }] = await Promise.all([
        fetchAnswer(newsApi.showNews, { id }),
        fetchAnswer(newsApi.listNewsVersions, { id }),
      ])
      // What a version replaced was saved by whoever wrote the one after it.
      const by = versions[0]?.saved_at === newest.updated_at ? versions[0].saved_by : null
      return { ...recordOf(newest), saved: { at: newest.updated_at, by } }
    },
    input: { id },
    toInput: (changed) => changesOf(changed, record.values),
    validate,
    buttonFields,
    invalidates,
    stored: postDraft(id),
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
