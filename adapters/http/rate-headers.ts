import type { Response } from 'express'
import type { Rate } from '#core/plugin/routes.ts'
import type { Left } from '#core/ports/rate-limit.ts'

/** The fields `RateLimit-Policy` and `RateLimit` of the IETF draft (draft-ietf-httpapi-ratelimit-headers), one item for each limit that a request counts for. */
export const tellLimit = (response: Response, name: string, { times, seconds }: Rate, left: Left): void => {
  tell(response, 'RateLimit-Policy', `"${name}";q=${times};w=${seconds}`)
  tell(response, 'RateLimit', `"${name}";r=${left.times};t=${left.seconds}`)
}

const tell = (response: Response, field: string, item: string) => {
  const before = response.getHeader(field)
  response.setHeader(field, before === undefined ? item : `${before}, ${item}`)
}
