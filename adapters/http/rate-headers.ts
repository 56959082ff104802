import type { Response } from 'express'
import type { RateLimitRule } from '#core/plugin/route-definition.ts'
import type { Remaining } from '#core/ports/rate-limit.ts'

/** Sets `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers), one item for each limit that the request counts for. */
export const setRateLimitHeaders = (response: Response, name: string, { times, seconds }: RateLimitRule, remaining: Remaining): void => {
  append(response, 'RateLimit-Policy', `"${name}";q=${times};w=${seconds}`)
  append(response, 'RateLimit', `"${name}";r=${remaining.times};t=${remaining.seconds}`)
}

const append = (response: Response, field: string, item: string) => {
  const before = response.getHeader(field)
  response.setHeader(field, before === undefined ? item : `${before}, ${item}`)
}
