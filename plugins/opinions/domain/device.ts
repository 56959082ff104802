import type { User } from '#core/access/actor.ts'

/** Returns the network of an address that households and offices share: /24 of IPv4, /48 of IPv6. */
export const neighbourhoodOf = (address: string): string =>
  address.includes(':')
    ? `${address.replace(/::.*$/, '').split(':').slice(0, 3).join(':')}::/48`
    : `${address.split('.').slice(0, 3).join('.')}.0/24`

/** Returns the text by whose authentication code a device is recognised, so that neither address nor browser is stored. */
export const devicePayload = ({ address, agent = '' }: Pick<User, 'address' | 'agent'>): string =>
  `opinion-device ${neighbourhoodOf(address)} ${agent}`
