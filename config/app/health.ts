import { Effect } from 'effect'
import type { JobStats } from '#adapters/jobs/stats.ts'
import type { MailStats } from '#adapters/mail/stats.ts'
import type { CurrentBuild } from '#core/ports/current-build.ts'
import type { InstallationHealth } from '#core/ports/installation-health.ts'

/** Checks by name: `null` when healthy, else one line. */
export type HealthChecks = Readonly<Record<string, () => Promise<string | null>>>

interface Dependencies {
  /** Those of `/readyz`, and the warnings that it reports. */
  readonly checks: () => HealthChecks
  readonly jobs: () => Promise<JobStats>
  readonly mails: () => Promise<MailStats>
  readonly build: CurrentBuild
}

/** Reports the state of the installation; a check that fails is a problem, no error of the report. */
export const makeInstallationHealth = ({ checks, jobs, mails, build }: Dependencies): InstallationHealth => ({
  report: () =>
    Effect.promise(async () => {
      const results = Object.entries(checks()).map(async ([name, check]) => ({ name, problem: await check().catch(() => 'failed') }))
      const { waitingEvents, oldestSeconds, work } = await jobs()
      const queue = await mails()
      return {
        checks: await Promise.all(results),
        events: { waiting: waitingEvents, oldest_seconds: Math.round(oldestSeconds) },
        work,
        mails: { waiting: queue.waiting, oldest_seconds: Math.round(queue.oldestSeconds), given_up: queue.givenUp },
        build: build.id,
      }
    }),
})
