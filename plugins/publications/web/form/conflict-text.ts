import { messageKey } from '#core/kernel/message-key.ts'
import { textOfField } from '#core/rich-text/field-value.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import { languageNames } from '#web/ui/layouts/parts/language-names.ts'
import type { NewsValues } from './values.ts'

type Translate = I18n['t']

type TextOf = { readonly [Name in keyof NewsValues]?: (value: NewsValues[Name], t: Translate) => string }

const texts: TextOf = {
  kind: (kind, t) => t(messageKey('publications.kind', kind)),
  visibility: (visibility, t) => t(messageKey('publications.visibility', visibility)),
  language: (language) => languageNames[language],
  content: textOfField,
  cover: (cover, t) => cover?.name ?? t('publications.form.none'),
  attachments: (files, t) => files.map(({ name }) => name).join(', ') || t('publications.form.none'),
  moderator_only: (only, t) => t(only ? 'publications.form.yes' : 'publications.form.no'),
}

/** Returns what somebody else has written into a field, for the choice between both versions. */
export const conflictText = (name: string, value: unknown, t: Translate): string => {
  const textOf = texts[name as keyof NewsValues] as ((value: unknown, t: Translate) => string) | undefined
  return textOf ? textOf(value, t) : String(value ?? '')
}
