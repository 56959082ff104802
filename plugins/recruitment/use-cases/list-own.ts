import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Applications } from '../domain/applications.port.ts'
import { ReadApplications } from '../services/read-applications.ts'

/** Lists the applications of the user, the newest first. */
export const ListOwnApplications = define(
  'recruitment/ListOwnApplications',
  { applications: Applications, readApplications: ReadApplications },
  ({ applications, readApplications }) =>
    Effect.fn('recruitment.list-own')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
      const { id } = yield* requireUser(actor)
      return { applications: (yield* readApplications(yield* applications.ofAccount(id))).map(({ row }) => row) }
    }),
)
