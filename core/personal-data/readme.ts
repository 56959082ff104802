import { textMoment } from '#core/kernel/dates.ts'
import type { Language } from '#core/kernel/language.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import type { Translate } from '#core/ports/translator.ts'

/** Result of one declaration: its name in the export, the message key of its explanation, number of rows and files. */
export interface CollectedTable {
  readonly as: string
  readonly explanation: MessageKey
  readonly rows: number
  readonly files: number
}

interface ReadmeOptions {
  readonly collected: readonly CollectedTable[]
  readonly email: string
  readonly at: Date
  readonly language: Language
  readonly t: Translate
}

/** Wraps text at word boundaries into lines of at most 90 characters. */
const wrapped = (text: string, indent = ''): string =>
  (text.match(/\S(?:.{0,88}\S)?(?= |$)/g) ?? []).map((declaration) => indent + declaration).join('\n')

/** Renders the README.txt of an export, in the account's language: content and origin of each file, and which categories are empty. */
export const readmeOf = ({ collected, email, at, language, t }: ReadmeOptions): string => {
  const moment = textMoment(at.toISOString(), language)
  const chapters = collected
    .filter(({ rows, files }) => rows + files)
    .map(({ as, explanation, rows, files }) =>
      [
        [rows ? `${as}.json` : '', files ? `${as}/` : ''].filter(Boolean).join(', '),
        wrapped(t(explanation), '  '),
        ...(rows ? [`  ${t('personal-data.rows', { count: rows })}`] : []),
        ...(files ? [`  ${t('personal-data.files', { count: files })}`] : []),
      ].join('\n'),
    )
  const nothing = collected.filter(({ rows, files }) => !(rows + files)).map(({ as }) => as)
  return `${[
    t('personal-data.title'),
    t('personal-data.moment', { email, moment }),
    wrapped(t('personal-data.about')),
    ...chapters,
    ...(nothing.length ? [wrapped(t('personal-data.nothing', { names: nothing.join(', ') }))] : []),
    wrapped(t('personal-data.rights')),
  ].join('\n\n')}\n`
}
