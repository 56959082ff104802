import type { Language } from '#core/kernel/language.ts'
import { documentOfField, fieldOfDocument } from '#core/rich-text/field-value.ts'
import { nodesOf } from '#core/rich-text/read-document.ts'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import type { NewsChanges, NewsView } from '../../contract/publication.ts'
import { kindsOf, type Licence, type NewsSection, type NewsStatus, type NewsVisibility, type PostKind } from '../../contract/terms.ts'
import { localOf, momentOf } from './publish-moment.ts'

/** Values of the form of a post, of any section. Cover and attachments are uploads, tags are their ids, the others are fields. */
export interface NewsValues {
  readonly kind: PostKind
  readonly title: string
  readonly lead: string
  readonly content: string
  readonly cover: UploadView | null
  readonly attachments: readonly UploadView[]
  readonly visibility: NewsVisibility
  readonly moderator_only: boolean
  /** ISO day, or empty. */
  readonly closes_on: string
  readonly tag_ids: readonly string[]
  readonly licence: Licence
  readonly author_name: string
  readonly language: Language
  readonly consents: boolean
  /** Day and time of publishing as the clocks in Warsaw show them, or empty. */
  readonly publish_day: string
  readonly publish_time: string
  /** Status that the pressed button asks for; empty for a post that is not stored yet. */
  readonly status: NewsStatus | ''
}

/** Returns the values of a form without a post. */
export const emptyValues = (section: NewsSection, language: Language): NewsValues => ({
  kind: kindsOf[section][0],
  title: '',
  lead: '',
  content: '',
  cover: null,
  attachments: [],
  visibility: 'public',
  moderator_only: false,
  closes_on: '',
  tag_ids: [],
  licence: 'own-use',
  author_name: '',
  language,
  consents: false,
  publish_day: '',
  publish_time: '08:00',
  status: '',
})

/** Returns the values of a stored post. */
export const valuesOf = (news: NewsView): NewsValues => {
  const { kind, title, lead, content, cover, attachments, visibility, moderator_only, closes_on, language, publish_at, status } = news
  const { tag_ids, licence, author_name } = news
  const { day, time } = publish_at === null ? { day: '', time: '08:00' } : localOf(publish_at)
  return {
    kind,
    title,
    lead,
    content: fieldOfDocument(content),
    cover,
    attachments,
    visibility,
    moderator_only,
    closes_on: closes_on ?? '',
    tag_ids,
    licence: licence ?? 'own-use',
    author_name,
    language,
    // Pictures that are added to a published post are confirmed anew.
    consents: status !== 'published' && news.consents,
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
    cover: null,
    attachments: [],
    closes_on: '',
    publish_day: '',
    publish_time: '08:00',
    status: '',
  }
}

/** Changed values; a cleared text is `null`. */
type ChangedValues = { readonly [Name in keyof NewsValues]?: NewsValues[Name] | null }

/** Converts changed values of a post to the input of its route; `before` are those of the stored post. */
export const changesOf = (changed: ChangedValues, before: NewsValues): Omit<NewsChanges, 'id' | 'version'> => {
  const { content, cover, attachments, closes_on, publish_day, publish_time, status, kind, language, visibility, ...others } = changed
  const { title, lead, moderator_only, consents, tag_ids, licence, author_name } = others
  const target = status || before.status
  const isMoved = publish_day !== undefined || publish_time !== undefined || status === 'scheduled'
  const day = publish_day ?? before.publish_day
  const time = publish_time ?? before.publish_time
  return {
    ...(kind && { kind }),
    ...(title !== undefined && { title: title ?? '' }),
    ...(lead !== undefined && { lead }),
    ...(content !== undefined && { content: documentOfField(content ?? '') }),
    ...(cover !== undefined && { cover_id: cover?.id ?? null }),
    ...(attachments && { attachment_ids: attachments.map(({ id }) => id) }),
    ...(visibility && { visibility }),
    ...(typeof moderator_only === 'boolean' && { moderator_only }),
    ...(closes_on !== undefined && { closes_on: closes_on || null }),
    ...(tag_ids && { tag_ids }),
    ...(licence && { licence }),
    ...(author_name !== undefined && { author_name: author_name ?? '' }),
    ...(language && { language }),
    ...(typeof consents === 'boolean' && { consents }),
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
