import { Effect } from 'effect'
import { profileUrl } from '#core/facilities/profile-url.ts'
import { handler } from '#core/plugin/handler.ts'
import { Installation } from '#core/ports/installation.ts'
import { QrCodes } from '#core/ports/qr-codes.ts'
import { facilityProfileApi } from '../contract/api.ts'
import { FacilityGone } from '../contract/errors.ts'
import { Profiles } from '../domain/profiles.port.ts'

/** Draws the address of a facility's profile as a QR code, dark on light as cameras require. */
export const DrawQrCode = handler(
  facilityProfileApi.drawQrCode,
  { profiles: Profiles, qrCodes: QrCodes, installation: Installation },
  ({ profiles, qrCodes, installation }) =>
    Effect.fn('facility-profile.draw-qr-code')(function* (_, { id, language }) {
      const { slug, deleted } = yield* profiles.byId(id)
      if (deleted) return yield* new FacilityGone()
      const { size, path } = qrCodes.draw(profileUrl(installation.publicUrl, slug, language))
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
      return { name: 'qr.svg', mime: 'image/svg+xml', bytes: new TextEncoder().encode(svg) }
    }),
)
