import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { NewsStatus, NewsVisibility } from '../contract/terms.ts'

interface StoredNews {
  readonly status?: NewsStatus
  readonly visibility?: NewsVisibility
  readonly uploadIds?: readonly string[]
  /** ISO 8601; of a scheduled post. */
  readonly publishAt?: string
  readonly title?: string
}

/** Stores a post of a facility; returns its id. */
export const insertNews = async (
  { rows }: Pick<ExampleContext, 'rows'>,
  facilityId: string,
  { status = 'draft', visibility = 'public', uploadIds = [], publishAt = '2099-05-01T06:00:00Z', title = 'Bal jesieni' }: StoredNews = {},
): Promise<string> => {
  const id = newId()
  const content = JSON.stringify(documentOfText('Zapraszamy wszystkie grupy.'))
  await rows(
    `insert into publications_news (id, facility_id, kind, slug, title, lead, content, attachment_ids, upload_ids, visibility,
       moderator_only, hidden, status, publish_at, published_at, language, consents, created_at, updated_at, version)
     values (?, ?, 'news', ?, ?, '', ?::jsonb, ?::jsonb, ?::jsonb, ?, false, false, ?, ?, ?, 'pl', true, now(), now(), 1) returning 1`,
    [
      id,
      facilityId,
      `bal-${id}`,
      title,
      content,
      JSON.stringify(uploadIds),
      JSON.stringify(uploadIds),
      visibility,
      status,
      status === 'scheduled' ? publishAt : null,
      status === 'published' ? '2026-10-01T08:00:00Z' : null,
    ],
  )
  return id
}
