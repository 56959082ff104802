import { messageKey } from '#core/kernel/message-key.ts'
import { textOfField } from '#core/rich-text/field-value.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import { languageNames } from '#web/ui/layouts/components/language-names.ts'
import type { NewsSection } from '../../contract/terms.ts'
import { readersKey } from '../areas/readers.ts'
import type { NewsValues } from './values.ts'

/** Translator, section and names for the texts of values. */
interface ConflictContext {
  readonly t: I18n['t']
  readonly section: NewsSection
  /** Returns the name of a tag. */
  readonly tagName: (id: string) => string
}

type TextOf = { readonly [Name in keyof NewsValues]?: (value: NewsValues[Name], context: ConflictContext) => string }

const texts: TextOf = {
  status: (status, { t }) => (status === '' ? '' : t(messageKey('publications.form.state', status))),
  kind: (kind, { t }) => t(messageKey('publications.kind', kind)),
  visibility: (visibility, { t, section }) => t(readersKey(section, visibility)),
  language: (language) => languageNames[language],
  content: textOfField,
  cover: (cover, { t }) => cover?.name ?? t('publications.form.none'),
  attachments: (files, { t }) => files.map(({ name }) => name).join(', ') || t('publications.form.none'),
  group_ids: (ids, { t }) => (ids.length === 0 ? t('publications.form.none') : t('publications.panel.groups', { count: ids.length })),
  moderator_only: (only, { t }) => t(only ? 'publications.form.yes' : 'publications.form.no'),
  tag_ids: (ids, { t, tagName }) => ids.map(tagName).join(', ') || t('publications.form.none'),
  areas: (areas, { t }) => areas.map((area) => t(messageKey('publications.lesson.area', area))).join(', ') || t('publications.form.none'),
  licence: (licence, { t }) => t(messageKey('publications.form.licence', licence)),
}

/** Returns what somebody else has written into a field, for the choice between both versions. */
export const conflictText = (name: string, value: unknown, context: ConflictContext): string => {
  const textOf = texts[name as keyof NewsValues] as ((value: unknown, context: ConflictContext) => string) | undefined
  return textOf ? textOf(value, context) : String(value ?? '')
}
