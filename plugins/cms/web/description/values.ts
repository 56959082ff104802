import { documentOfField, fieldOfDocument } from '#core/rich-text/field-value.ts'
import type { CityDescription, NewDescription } from '../../contract/description.ts'

/** Fields of the form of a description; `body` is the text of a rich text field. */
export interface DescriptionValues {
  readonly title: string
  readonly lead: string
  readonly body: string
  readonly meta_title: string
  readonly meta_description: string
}

/** Returns the values of a stored description. */
export const valuesOf = ({ title, lead, body, meta_title, meta_description }: CityDescription): DescriptionValues => ({
  title,
  lead,
  body: fieldOfDocument(body),
  meta_title,
  meta_description,
})

/** Changed values; a cleared text is `null`. */
type ChangedValues = { readonly [Name in keyof DescriptionValues]?: string | null }

/** Returns all texts as the route takes them: the changed ones, and those that were stored before. */
export const textsOf = (
  changed: ChangedValues,
  before: DescriptionValues,
): Pick<NewDescription, 'title' | 'lead' | 'body' | 'meta_title' | 'meta_description'> => {
  const { body, ...lines } = { ...before, ...changed }
  return {
    title: lines.title ?? '',
    lead: lines.lead ?? '',
    body: documentOfField(body ?? ''),
    meta_title: lines.meta_title ?? '',
    meta_description: lines.meta_description ?? '',
  }
}
