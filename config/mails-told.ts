import type { Token } from '#core/kernel/token.ts'
import type { Environment } from './environment.ts'
import { mailFigures } from './make-metrics.ts'

/** Seconds after which a mail that waits wants people. */
const long = 3600

/** What an operator should know of mails in one line: that none can be sent, or that some have waited for long; else `null`. */
export const toldOfMails = async (
  find: <Thing>(token: Token<Thing>) => Thing,
  { appEnv, smtp }: Pick<Environment, 'appEnv' | 'smtp'>,
): Promise<string | null> => {
  const { waiting, oldestSeconds, givenUp } = await mailFigures(find)
  if (smtp === null) return appEnv === 'production' ? `${waiting} wait: SMTP_URL and MAIL_FROM are not set` : null
  if (waiting > 0 && oldestSeconds > long)
    return `${waiting} wait, the oldest for ${Math.round(oldestSeconds / 60)} minutes; ${givenUp} were given up within a week`
  return null
}
