import { isUuid } from '#core/kernel/uuid.ts'
import type { Signing } from '#core/ports/signing.ts'
import { invitationDays } from '../contract/limits.ts'
import type { Invitation } from './member.ts'

const payloadOf = ({ id, invited_at }: Pick<Invitation, 'id' | 'invited_at'>) => `membership.invitation ${id} ${invited_at}`

/** Returns the token of an invitation's link; inviting again makes it another one. */
export const tokenOf = (invitation: Pick<Invitation, 'id' | 'invited_at'>, signing: Signing): string =>
  `${invitation.id}.${signing.macsOf(payloadOf(invitation))[0]}`

/** Returns the id that a token names; it proves nothing yet. */
export const idOfToken = (token: string): string | null => {
  const [id = ''] = token.split('.')
  return isUuid(id) ? id : null
}

/** Returns whether a token is that of the invitation, and not too old. */
export const isTokenOf = (token: string, invitation: Invitation, signing: Signing, now: Date): boolean =>
  signing.macsOf(payloadOf(invitation)).some((mac) => token === `${invitation.id}.${mac}`) &&
  Date.parse(invitation.invited_at) + invitationDays.link * 86_400_000 > now.getTime()

/** Hides an address from others who hold the link: `o•••@d•••.pl`. */
export const maskEmail = (email: string): string => {
  const [name = '', domain = ''] = email.split('@')
  const ending = /\.[a-z]{2,}$/.exec(domain)?.[0] ?? ''
  return `${[...name][0] ?? ''}•••@${[...domain][0] ?? ''}•••${ending}`
}
