import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useWritingArea } from '../areas/writing-area.ts'

const names = [
  'status',
  'title',
  'lead',
  'content',
  'kind',
  'closes_on',
  'visibility',
  'group_ids',
  'moderator_only',
  'tag_ids',
  'licence',
  'aims',
  'minutes',
  'age_from',
  'age_to',
  'areas',
  'publish_day',
  'publish_time',
  'language',
  'author_name',
] as const

/** Labels of the fields of a post in their order, and of its files. */
export type NewsLabels = Readonly<Record<(typeof names)[number] | 'cover' | 'attachments' | 'consents', string>>

/** Returns the labels in the language of the page. */
export const useLabels = (): NewsLabels => {
  const t = useT()
  const { section } = useWritingArea()
  const fields = names.map((name) => [name, t(messageKey('publications.form.field', name))] as const)
  return {
    ...(Object.fromEntries(fields) as Record<(typeof names)[number], string>),
    consents: t(messageKey('publications.area.consents', section)),
    cover: t('publications.form.cover'),
    attachments: t('publications.file.title'),
  }
}
