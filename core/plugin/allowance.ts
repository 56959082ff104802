import type { RateLimitRule } from './routes.ts'

/** What every caller may ask of all rows together (quality.md, "Limits on greed"). */
export const defaultRateLimit: RateLimitRule = { times: 600, seconds: 60 }
