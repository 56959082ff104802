import type { Language } from '#core/kernel/language.ts'
import { filled } from '#core/records/fields.ts'
import { documentOfField, fieldOfDocument } from '#core/rich-text/field-value.ts'
import { nodesOf } from '#core/rich-text/read-document.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import { asRichText, orEmpty, recordForm } from '#web/app-kit/forms/record-form.ts'
import { newsFields } from '../../contract/news-fields.ts'
import type { NewsCover, NewsView } from '../../contract/publication.ts'
import { kindsOf, type Licence, type NewsSection, type NewsStatus } from '../../contract/terms.ts'
import { localOf, momentOf } from './publish-moment.ts'

const { cover_id: _, cover_focus: __, attachment_ids: ___, ...ownFields } = newsFields
const orOwnUse = { toForm: (licence: Licence | null): Licence => licence ?? 'own-use', fromForm: (licence: Licence) => licence }
/** Number that may be missing, as the text of a field. */
const orNoNumber = {
  toForm: (value: number | null): string => (value === null ? '' : String(value)),
  fromForm: (text: string): number | null => (text === '' ? null : Number(text)),
}
const fieldsOfForm = recordForm(ownFields, {
  content: asRichText,
  closes_on: orEmpty,
  licence: orOwnUse,
  minutes: orNoNumber,
  age_from: orNoNumber,
  age_to: orNoNumber,
})

/** Values of the form that are no fields of the post. */
interface OtherValues {
  readonly cover: NewsCover | null
  readonly attachments: readonly UploadView[]
  /** Day and time of publishing as the clocks in Warsaw show them, or empty. */
  readonly publish_day: string
  readonly publish_time: string
  /** Status that the pressed button asks for; empty for a post that is not stored yet. */
  readonly status: NewsStatus | ''
}

/** Values of the form of a post, of any section. Cover and attachments are uploads, tags are their ids, the others are fields. */
export type NewsValues = ReturnType<typeof fieldsOfForm.valuesOf> & OtherValues

const unsaved: OtherValues = { cover: null, attachments: [], publish_day: '', publish_time: '08:00', status: '' }

/** Returns the values of a form without a post. */
export const emptyValues = (section: NewsSection, language: Language): NewsValues => ({
  ...fieldsOfForm.valuesOf(filled(ownFields, { kind: kindsOf[section][0], title: '', content: documentOfText(''), language })),
  ...unsaved,
})

/** Returns the values of a stored post. */
export const valuesOf = (news: NewsView): NewsValues => {
  const { cover, attachments, publish_at, status } = news
  const { day, time } = publish_at === null ? { day: '', time: '08:00' } : localOf(publish_at)
  return {
    ...fieldsOfForm.valuesOf(news),
    // Pictures that are added to a published post are confirmed anew.
    consents: status !== 'published' && news.consents,
    cover,
    attachments,
    publish_day: day,
    publish_time: time,
    status,
  }
}

/** Returns the values of a new post that begins as another one: its texts and its readers, without files, which belong to that post. */
export const copiedValues = (news: NewsView): NewsValues => {
  const { children, ...document } = news.content
  const texts = children.filter(({ type }) => type !== 'image' && type !== 'attachment')
  return {
    ...valuesOf(news),
    content: fieldOfDocument({ ...document, children: texts }),
    closes_on: '',
    ...unsaved,
  }
}

/** Changed values; a cleared text is `null`. */
type ChangedValues = { readonly [Name in keyof NewsValues]?: NewsValues[Name] | null }

/** Converts changed values of a post to the input of its route; `before` are those of the stored post. */
export const changesOf = (changed: ChangedValues, before: NewsValues) => {
  const { cover, attachments, publish_day, publish_time, status } = changed
  const target = status || before.status
  const isMoved = publish_day !== undefined || publish_time !== undefined || status === 'scheduled'
  const day = publish_day ?? before.publish_day
  const time = publish_time ?? before.publish_time
  return {
    ...fieldsOfForm.inputOf(changed),
    ...(cover !== undefined && { cover_id: cover?.id ?? null, cover_focus: cover?.focus ?? null }),
    ...(attachments && { attachment_ids: attachments.map(({ id }) => id) }),
    ...(status && { status }),
    ...(target === 'scheduled' && isMoved && { publish_at: momentOf({ day, time }) }),
  }
}

/** Returns the ids of the pictures that a post shows. */
export const picturesOf = ({ cover, content }: Pick<NewsValues, 'cover' | 'content'>): readonly string[] => [
  ...(cover ? [cover.id] : []),
  ...nodesOf(documentOfField(content)).flatMap((node) => (node.type === 'image' ? [node.upload] : [])),
]

/**
 * Returns whether consents must be confirmed before a post is saved with a status: readers, or those who examine it, will
 * see pictures that the stored one, `before`, does not show them yet.
 */
export const needsConsents = (values: NewsValues, before: NewsValues, status: NewsStatus | ''): boolean => {
  if (status === '' || status === 'draft' || status === 'archived') return false
  const shown = before.status === 'published' ? picturesOf(before) : []
  return picturesOf(values).some((id) => !shown.includes(id))
}
