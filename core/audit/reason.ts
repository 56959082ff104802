import { Schema } from 'effect'
import { NonBlankText } from '#core/kernel/field-schemas.ts'

/** Why support did something. It is kept in the audit log forever, which must not contain e-mail addresses. */
export const Reason = NonBlankText(500).check(Schema.makeFilter((text) => !/\S@\S/.test(text), { message: 'REASON_WITHOUT_EMAIL' }))
