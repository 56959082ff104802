import { groupedPhone } from '#core/kernel/phone.ts'
import { callApi } from '#web/runtime/api.ts'
import { facilityProfileApi } from '../../contract/api.ts'

/** Kinds of contact. */
export type ContactKind = 'phone' | 'email'

/** Fetches a facility's telephones or e-mail as links; throws an `ApiError` on failure. */
export const fetchContact = async (id: string, kind: ContactKind): Promise<readonly { readonly href: string; readonly text: string }[]> => {
  if (kind === 'email') {
    const { email } = await callApi(facilityProfileApi.revealEmail, { id })
    return [{ href: `mailto:${email}`, text: email }]
  }
  const { phone, second_phone } = await callApi(facilityProfileApi.revealPhone, { id })
  return [phone, second_phone].flatMap((number) => (number ? [{ href: `tel:${number}`, text: groupedPhone(number) }] : []))
}
