import { Schema } from 'effect'

/** Telephone numbers of a facility, in E.164. */
export const PhoneView = Schema.Struct({ phone: Schema.String, second_phone: Schema.NullOr(Schema.String) })

/** E-mail address of a facility. */
export const EmailView = Schema.Struct({ email: Schema.String })
