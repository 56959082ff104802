import { documentOfField } from '#core/rich-text/field-value.ts'
import type { NewMaterial, NewNews, NewPost } from '../../contract/publication.ts'
import { kindsOf, type NewsStatus } from '../../contract/terms.ts'
import { changesOf, type NewsValues } from './values.ts'

/** Returns the status that a button has asked for, of those that a route accepts for something new. */
const statusIn = <const Status extends NewsStatus>(statuses: readonly Status[], { status }: NewsValues): { readonly status?: Status } => {
  const requested = statuses.find((one) => one === status)
  return requested === undefined ? {} : { status: requested }
}

/** Returns the first of the kinds of a section, unless the form has another one of them. */
const kindIn = <Kind extends string>([first, ...others]: readonly [Kind, ...Kind[]], { kind }: NewsValues): Kind =>
  others.find((one) => one === kind) ?? first

/** Returns what new posts of all sections have. */
const sharedOf = (values: NewsValues): Omit<NewPost, 'kind' | 'status' | 'author_name'> => {
  const { cover, attachments, closes_on, tag_ids, language, consents, publish_day, publish_time } = values
  const shared = { cover, attachments, closes_on, tag_ids, language, consents, publish_day, publish_time }
  const { lead: _, ...changes } = changesOf(shared, values)
  return { ...changes, title: values.title, content: documentOfField(values.content), ...(values.lead && { lead: values.lead }) }
}

/** Converts the values of a form to a new post of a facility; without a status it is a draft. */
export const newsOf = (values: NewsValues, facility_id: string): NewNews => ({
  ...sharedOf(values),
  ...statusIn(['draft', 'scheduled', 'published'], values),
  facility_id,
  kind: kindIn(kindsOf.facility, values),
  visibility: values.visibility,
  moderator_only: values.moderator_only,
})

/** Converts the values of a form to a new material; without a status it is a draft. */
export const materialOf = (values: NewsValues): NewMaterial => ({
  ...sharedOf(values),
  ...statusIn(['draft', 'pending', 'scheduled', 'published'], values),
  kind: kindIn(kindsOf.materials, values),
  visibility: values.visibility,
  licence: values.licence,
  author_name: values.author_name,
})

/** Converts the values of a form to a new post of the blog; without a status it is a draft. */
export const postOf = (values: NewsValues): NewPost => ({
  ...sharedOf(values),
  ...statusIn(['draft', 'scheduled', 'published'], values),
  kind: kindIn(kindsOf.blog, values),
  author_name: values.author_name,
})
