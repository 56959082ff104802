import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { supportApi } from '../contract/api.ts'
import { MailLog } from '../domain/logs.port.ts'

/** Mails of a page. */
const pageLength = 50

const given = (text: string | undefined) => text?.trim() || undefined

/** Lists mails with their state, the newest first. */
export const ListMails = handler(supportApi.listMails, { log: MailLog }, ({ log }) =>
  Effect.fn('support.list-mails')(function* (_, { to, template, state, before }) {
    const found = yield* log.list({ to: given(to), template: given(template), state, before, limit: pageLength + 1 })
    const mails = found.slice(0, pageLength)
    return { mails, next: found.length > pageLength ? (mails.at(-1)?.id ?? null) : null }
  }),
)
