import { define } from '#core/kernel/define.ts'
import { Signing } from '#core/ports/signing.ts'

const payload = (bookingId: string) => `visits.booking:${bookingId}`

/** Builds and checks the links of mails to families. They are signed, so that nothing is stored for them. */
export const VisitLink = define('visits/VisitLink', { signing: Signing }, ({ signing }) => ({
  tokenOf: (bookingId: string): string => `${bookingId}.${signing.macsOf(payload(bookingId))[0]}`,
  /** Returns the booking of an authentic token; `null` for rubbish and forgeries. */
  read: (token: string): string | null => {
    const [, id, mac] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
    return id && mac && signing.macsOf(payload(id)).includes(mac) ? id : null
  },
}))
