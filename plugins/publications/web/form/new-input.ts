import { pick } from '#core/records/fields.ts'
import { documentOfField } from '#core/rich-text/field-value.ts'
import { fieldsOfSection } from '../../contract/news-fields.ts'
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

/** Returns the values of these fields, and the moment of publishing, as the input of a route. */
const inputOf = <Names extends object>(fields: Names, values: NewsValues) => {
  const { publish_at, ...input } = changesOf(values, values)
  const all = { ...input, title: values.title, content: documentOfField(values.content) }
  return { ...pick(fields, all), ...(publish_at !== undefined && { publish_at }) }
}

/** Converts the values of a form to a new post of a facility; without a status it is a draft. */
export const newsOf = (values: NewsValues, facility_id: string): NewNews => ({
  ...inputOf(fieldsOfSection.facility, values),
  ...statusIn(['draft', 'scheduled', 'published'], values),
  facility_id,
  kind: kindIn(kindsOf.facility, values),
})

/** Converts the values of a form to a new material; without a status it is a draft. */
export const materialOf = (values: NewsValues): NewMaterial => ({
  ...inputOf(fieldsOfSection.materials, values),
  ...statusIn(['draft', 'pending', 'scheduled', 'published'], values),
  kind: kindIn(kindsOf.materials, values),
})

/** Converts the values of a form to a new post of the blog; without a status it is a draft. */
export const postOf = (values: NewsValues): NewPost => ({
  ...inputOf(fieldsOfSection.blog, values),
  ...statusIn(['draft', 'scheduled', 'published'], values),
  kind: kindIn(kindsOf.blog, values),
})
