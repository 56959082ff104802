import { jobStatistics, mailStatistics } from '#config/app/make-metrics.ts'
import { system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { RunRetention } from '#core/personal-data/run-retention.ts'
import type { InstrumentedServer } from './instrumented-server.ts'
import type { Step } from './plan-growth.ts'

/** Tables that the steps are about. Small ones are read as a whole where that is cheaper, so that their plans differ. */
const compared = /\b(mail|outbox)\b/

/** Records the statements of lists, statistics and jobs over what accounts leave behind. */
export const maintenanceSteps = async (
  { platform, sentBy }: Pick<InstrumentedServer, 'platform' | 'sentBy'>,
  number: number,
): Promise<readonly Step[]> => {
  const listMails = platform.plugins
    .flatMap(({ endpoints = [] }) => endpoints)
    .find(({ method, path }) => method === 'get' && path === '/api/v1/support/mail')
  if (!listMails) throw new Error('No plugin lists mails for support')
  const support = { kind: 'user', id: newId(), type: 'support', session: newId(), address: '203.0.113.1', perms: {} } as const
  const step = async (name: string, work: () => Promise<unknown>): Promise<Step> => {
    const { own } = await sentBy(work)
    return { name, statements: own.filter((sql) => /^\s*(with|select|update|delete)\b/i.test(sql) && compared.test(sql)), maxBuffers: 40 }
  }
  return [
    await step('mails of a recipient', () => platform.run(listMails.handler, support, { to: `konto${number}@scale.test` })),
    await step('statistics of mails', () => mailStatistics(platform.find)),
    await step('statistics of jobs', () => jobStatistics(platform.find)),
    await step('retention of mails with nothing due', () => platform.run(RunRetention, system, {})),
  ]
}
