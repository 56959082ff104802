import type { Token } from '#core/kernel/token.ts'
import type { Environment } from './environment.ts'
import { mailStatistics } from './make-metrics.ts'

/** Seconds after which a waiting mail needs attention. */
const longWaitSeconds = 3600

/** Returns a problem with mail delivery in one line: no SMTP server in production, or mails waiting for long; otherwise `null`. */
export const mailProblem = async (
  find: <Thing>(token: Token<Thing>) => Thing,
  { production, smtp }: { readonly production: boolean; readonly smtp: Environment['smtp'] },
): Promise<string | null> => {
  const { waiting, oldestSeconds, givenUp } = await mailStatistics(find)
  if (smtp === null) return production ? `${waiting} waiting: SMTP_URL and MAIL_FROM are not set` : null
  if (waiting > 0 && oldestSeconds > longWaitSeconds)
    return `${waiting} waiting, the oldest for ${Math.round(oldestSeconds / 60)} minutes; ${givenUp} given up within a week`
  return null
}
