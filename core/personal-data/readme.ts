import { type Language, tagOf } from '#core/kernel/language.ts'
import type { Translate } from '#core/ports/translator.ts'

/** What came of one line: its name in the export, the message about it, how many rows and files. */
export interface CollectedTable {
  readonly as: string
  readonly explanation: string
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

/** Lines of a text file, broken between words at the ninetieth letter. */
const wrapped = (text: string, indent = ''): string =>
  (text.match(/\S(?:.{0,88}\S)?(?= |$)/g) ?? []).map((line) => indent + line).join('\n')

/** The README.txt of an export, in the account's language: what each file is, where it came from, and of what there was nothing. */
export const readmeOf = ({ collected, email, at, language, t }: ReadmeOptions): string => {
  const moment = new Intl.DateTimeFormat(tagOf[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' }).format(at)
  const chapters = collected
    .filter(({ rows, files }) => rows + files)
    .map(({ as, explanation: told, rows, files }) =>
      [
        [rows ? `${as}.json` : '', files ? `${as}/` : ''].filter(Boolean).join(', '),
        wrapped(t(told), '  '),
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
