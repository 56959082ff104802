import { groupedPhone } from '#core/kernel/phone.ts'
import { callApi } from '#web/data/api.ts'

/** What can be revealed; also the last word of the call. */
export type Kind = 'phone' | 'email'

/** Asks for a facility's telephones or e-mail and gives them as links; throws an `ApiError`. */
export const ask = async (id: string, kind: Kind): Promise<readonly { readonly href: string; readonly text: string }[]> => {
  const found = await callApi<Partial<Record<'phone' | 'second_phone' | 'email', string | null>>>(`/api/facility/list/${id}/${kind}`)
  if (kind === 'email') return found.email ? [{ href: `mailto:${found.email}`, text: found.email }] : []
  return [found.phone, found.second_phone].flatMap((number) => (number ? [{ href: `tel:${number}`, text: groupedPhone(number) }] : []))
}
