import type { Rate } from './routes.ts'

/** What every caller may ask of all rows together (quality.md, "Limits on greed"). */
export const allowance: Rate = { times: 600, seconds: 60 }
