import { groupedPhone } from '#core/kernel/phone.ts'
import { callApi } from '#web/runtime/api.ts'

/** Kinds of contact; also the last path segment of the endpoint. */
export type ContactKind = 'phone' | 'email'

/** Fetches a facility's telephones or e-mail as links; throws an `ApiError` on failure. */
export const fetchContact = async (id: string, kind: ContactKind): Promise<readonly { readonly href: string; readonly text: string }[]> => {
  const contact = await callApi<Partial<Record<'phone' | 'second_phone' | 'email', string | null>>>(`/api/facility/list/${id}/${kind}`)
  if (kind === 'email') return contact.email ? [{ href: `mailto:${contact.email}`, text: contact.email }] : []
  return [contact.phone, contact.second_phone].flatMap((number) => (number ? [{ href: `tel:${number}`, text: groupedPhone(number) }] : []))
}
