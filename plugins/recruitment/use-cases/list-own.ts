import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Applications } from '../domain/applications.port.ts'
import type { ReadApplications } from '../services/read-applications.ts'

interface Dependencies {
  readonly applications: Applications
  readonly readApplications: ReadApplications
}

/** Lists the applications of the user, the newest first. */
export const makeListOwnApplications = ({ applications, readApplications }: Dependencies) =>
  Effect.fn('recruitment.list-own')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const { id } = yield* requireUser(actor)
    return { applications: (yield* readApplications(yield* applications.ofAccount(id))).map(({ row }) => row) }
  })

export type ListOwnApplications = ReturnType<typeof makeListOwnApplications>
export const ListOwnApplications = token<ListOwnApplications>('recruitment/ListOwnApplications')
