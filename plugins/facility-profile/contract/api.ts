import { Schema } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { languages } from '#core/kernel/language.ts'
import { FileBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { ContactNotFound, FacilityGone } from './errors.ts'
import { FacilityView } from './facility-view.ts'

/** Telephone numbers of a facility, in E.164. */
const PhoneView = Schema.Struct({ phone: Schema.String, second_phone: Schema.NullOr(Schema.String) })

/** E-mail address of a facility. */
const EmailView = Schema.Struct({ email: Schema.String })

const FacilityIdInput = Schema.Struct({ id: Schema.String })

/** HTTP API of facility profiles. */
export const facilityProfileApi = defineApi({
  getFacility: route.get('/api/facility/list/:id', {
    summary: 'One facility with all that is known of it, but telephone and e-mail.',
    input: FacilityIdInput,
    output: FacilityView,
    access: 'anyone',
    errors: [FacilityNotFound, FacilityGone],
  }),
  revealPhone: route.get('/api/facility/list/:id/phone', {
    summary: 'The telephone numbers of a facility, in E.164.',
    input: FacilityIdInput,
    output: PhoneView,
    access: 'anyone',
    identified: true,
    errors: [FacilityNotFound, ContactNotFound, TooManyRequests],
  }),
  revealEmail: route.get('/api/facility/list/:id/email', {
    summary: 'The e-mail address of a facility.',
    input: FacilityIdInput,
    output: EmailView,
    access: 'anyone',
    identified: true,
    errors: [FacilityNotFound, ContactNotFound, TooManyRequests],
  }),
  drawQrCode: route.get('/api/facility/list/:id/qr', {
    summary: 'The address of the profile as a QR code, SVG, for paper.',
    input: Schema.Struct({ ...FacilityIdInput.fields, language: Schema.Literals(languages) }),
    output: FileBody,
    responseType: 'file',
    access: 'anyone',
    errors: [FacilityNotFound, FacilityGone],
  }),
})
