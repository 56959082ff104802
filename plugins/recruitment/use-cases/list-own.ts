import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { recruitmentApi } from '../contract/api.ts'
import { Applications } from '../domain/applications.port.ts'
import { ReadApplications } from '../services/read-applications.ts'

/** Lists the applications of the user, the newest first. */
export const ListOwnApplications = handler(
  recruitmentApi.listOwn,
  { applications: Applications, readApplications: ReadApplications },
  ({ applications, readApplications }) =>
    Effect.fn('recruitment.list-own')(function* ({ id }) {
      return { applications: (yield* readApplications(yield* applications.ofAccount(id))).map(({ row }) => row) }
    }),
)
