import type { RateLimitRule } from './route-definition.ts'

/** Limit of one caller over all routes (quality.md, "Limits on greed"). */
export const defaultRateLimit: RateLimitRule = { times: 600, seconds: 60 }
