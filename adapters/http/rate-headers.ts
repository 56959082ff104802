import type { Response } from 'express'
import type { RateLimitRule } from '#core/plugin/routes.ts'
import type { Remaining } from '#core/ports/rate-limit.ts'

/** The fields `RateLimit-Policy` and `RateLimit` of the IETF draft (draft-ietf-httpapi-ratelimit-headers), one item for each limit that a request counts for. */
export const setRateLimitHeaders = (response: Response, name: string, { times, seconds }: RateLimitRule, left: Remaining): void => {
  tell(response, 'RateLimit-Policy', `"${name}";q=${times};w=${seconds}`)
  tell(response, 'RateLimit', `"${name}";r=${left.times};t=${left.seconds}`)
}

const tell = (response: Response, field: string, item: string) => {
  const before = response.getHeader(field)
  response.setHeader(field, before === undefined ? item : `${before}, ${item}`)
}
