/** Key and secret of a partner. */
export interface PartnerCredentials {
  readonly partner: string
  readonly key: string
  readonly secret: string
}

/** One entry of the setting: `bobas:key:secret`; the secret has at least 32 characters. */
export const credentialsPattern = /^[a-z0-9-]{2,40}:[^\s:,]{8,200}:[^\s:,]{32,200}(,[a-z0-9-]{2,40}:[^\s:,]{8,200}:[^\s:,]{32,200})*$/

/** Parses the setting. */
export const parseCredentials = (setting: string | null): readonly PartnerCredentials[] =>
  (setting ?? '')
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [partner = '', key = '', secret = ''] = entry.split(':')
      return { partner, key, secret }
    })
