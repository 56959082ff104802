import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { NewsSection, NewsStatus, NewsVisibility, PostKind } from '../contract/terms.ts'

interface StoredNews {
  readonly section?: NewsSection
  readonly kind?: PostKind
  readonly status?: NewsStatus
  readonly visibility?: NewsVisibility
  readonly uploadIds?: readonly string[]
  /** ISO 8601; of a scheduled post. */
  readonly publishAt?: string
  readonly title?: string
  /** ISO day; of a contest. */
  readonly closesOn?: string | null
  readonly tagIds?: readonly string[]
  readonly groupIds?: readonly string[]
  readonly authorId?: string | null
  readonly submissionId?: string | null
}

/** Stores a post of a facility, or one that belongs to none; returns its id. */
export const insertNews = async (
  { rows }: Pick<ExampleContext, 'rows'>,
  facilityId: string | null,
  {
    section = facilityId === null ? 'blog' : 'facility',
    kind = section === 'materials' ? 'material' : section === 'blog' ? 'publication' : 'news',
    status = 'draft',
    visibility = 'public',
    uploadIds = [],
    tagIds = [],
    groupIds = [],
    publishAt = '2099-05-01T06:00:00Z',
    title = 'Bal jesieni',
    closesOn = null,
    authorId = null,
    submissionId = status === 'pending' ? newId() : null,
  }: StoredNews = {},
): Promise<string> => {
  const id = newId()
  const content = JSON.stringify(documentOfText('Zapraszamy wszystkie grupy.'))
  await rows(
    `insert into publications_news (id, section, facility_id, author_id, kind, slug, title, lead, content, attachment_ids, upload_ids,
       visibility, moderator_only, hidden, status, publish_at, published_at, closes_on, tag_ids, group_ids, language, licence, author_name, submission_id, consents,
       created_at, updated_at, version)
     values (?, ?, ?, ?, ?, ?, ?, '', ?::jsonb, ?::jsonb, ?::jsonb, ?, false, false, ?, ?, ?, ?, ?::jsonb, ?::jsonb, 'pl', ?, '', ?, true, now(), now(), 1)
     returning 1`,
    [
      id,
      section,
      facilityId,
      authorId,
      kind,
      `bal-${id}`,
      title,
      content,
      JSON.stringify(uploadIds),
      JSON.stringify(uploadIds),
      visibility,
      status,
      status === 'scheduled' ? publishAt : null,
      status === 'published' ? '2026-10-01T08:00:00Z' : null,
      closesOn,
      JSON.stringify(tagIds),
      JSON.stringify(groupIds),
      section === 'materials' ? 'own-use' : null,
      submissionId,
    ],
  )
  return id
}
