import { Schema } from 'effect'
import { Email, NonBlankLine, PlainName } from '#core/kernel/field-schemas.ts'
import { languages } from '#core/kernel/language.ts'
import type { ReportReason } from './reasons.ts'
import { explained, reportFields } from './report.ts'

/** Maximum length of a name and an address, characters. */
export const nameMaxLength = 120
export const urlMaxLength = 2000

type Sender = { readonly reason: ReportReason; readonly name?: string | undefined; readonly email?: string | undefined }

/** Schema check: a notice names its sender, except one about the abuse of a child (Art. 16(2)(c) DSA). */
const named = (member: 'name' | 'email') =>
  Schema.makeFilter<Sender>(
    (notice) =>
      notice.reason === 'child_safety' || notice[member] !== undefined ? undefined : { path: [member], issue: 'FIELD_REQUIRED' },
    { message: 'FIELD_REQUIRED' },
  )

/** Notice of anybody about an address of this site. */
export const NewNotice = Schema.Struct({
  url: NonBlankLine(urlMaxLength).check(Schema.isPattern(/^https?:\/\/\S+$/, { message: 'URL_FIELD_INVALID' })),
  ...reportFields,
  /** Posted forms send text. */
  good_faith: Schema.Literals([true, 'true']).annotate({ message: 'reports.good-faith.missing' }),
  name: Schema.optional(PlainName(nameMaxLength)),
  email: Schema.optional(Email),
  language: Schema.optional(Schema.Literals(languages)),
}).check(explained, named('name'), named('email'))
export type NewNotice = typeof NewNotice.Type

/** Number of a report, which its sender can quote. */
export const Receipt = Schema.Struct({ number: Schema.String })

/** Tests the format of a report's number. */
export const isReportNumber = (text: string): boolean => /^Z-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text)
