import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { PersonalFiles } from '#core/plugin/personal-data.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { SealedContent } from './sealed-content.ts'

const encoder = new TextEncoder()

/** Creates the reader of decrypted applications for the personal-data export: one file for each, with its history and reads. */
export const ApplicationFiles = define(
  'recruitment/ApplicationFiles',
  { applications: Applications, history: ApplicationHistory, sealed: SealedContent },
  ({ applications, history, sealed }): PersonalFiles =>
    Effect.fn('recruitment.personal-files')(function* ({ accountId }) {
      const members: { readonly path: string; readonly bytes: Uint8Array }[] = []
      for (const { id, content, created_at, status } of yield* applications.ofAccount(accountId)) {
        const steps = (yield* history.stepsOf(id)).map(({ id: stepId, message, at, by, status: to }) => ({
          at,
          by,
          status: to,
          message: message === null ? null : sealed.openMessage(stepId, message),
        }))
        const reads = (yield* history.readsOf(id)).map(({ at, by, kind, times }) => ({ at, by, kind, times }))
        const document = { id, created_at, status, ...sealed.open(id, content), history: steps, reads }
        members.push({ path: `${id}.json`, bytes: encoder.encode(JSON.stringify(document, null, 2)) })
      }
      return members
    }),
)
