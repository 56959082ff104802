import { groupedPhone } from '#core/kernel/phone.ts'

/** What can be revealed; also the last word of the call. */
export type Kind = 'phone' | 'email'

/** The server said no; `retryAfter` in seconds where it said when to come back. */
export class Refused extends Error {
  readonly retryAfter: number | null
  constructor(retryAfter: number | null) {
    super('refused')
    this.retryAfter = retryAfter
  }
}

/** Asks for a facility's telephones or e-mail and gives them as links; throws `Refused`, or whatever a broken connection throws. */
export const ask = async (id: string, kind: Kind): Promise<readonly { readonly href: string; readonly text: string }[]> => {
  const response = await fetch(`/api/facility/list/${id}/${kind}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Refused(response.status === 429 ? Number(response.headers.get('retry-after') ?? 60) : null)
  const found = (await response.json()) as Partial<Record<'phone' | 'second_phone' | 'email', string | null>>
  if (kind === 'email') return found.email ? [{ href: `mailto:${found.email}`, text: found.email }] : []
  return [found.phone, found.second_phone].flatMap((number) => (number ? [{ href: `tel:${number}`, text: groupedPhone(number) }] : []))
}
