import { Effect } from 'effect'
import { isUuid } from '#core/kernel/uuid.ts'
import { handler } from '#core/plugin/handler.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { supportApi } from '../contract/api.ts'
import { AuditLog } from '../domain/audit-log.port.ts'

/** Entries of a page. */
const pageLength = 50

const kinds = ['operator', 'platform', 'visitor']

/** Lists entries of the audit log with the names of those who acted, the newest first. */
export const ListAudit = handler(supportApi.listAudit, { log: AuditLog, accounts: AccountOrigins }, ({ log, accounts }) => {
  const actorOf = Effect.fn('support.audit-actor')(function* (actor: string | undefined) {
    if (actor === undefined || kinds.includes(actor)) return actor === undefined ? undefined : { kind: actor }
    if (isUuid(actor)) return { accountId: actor }
    const account = yield* accounts.originOfEmail(actor)
    return account ? { accountId: account.id } : null
  })
  return Effect.fn('support.list-audit')(function* (_, { actor, subject, ...question }) {
    const by = yield* actorOf(actor?.trim() || undefined)
    const about = subject?.trim() || undefined
    if (by === null || (about !== undefined && !isUuid(about))) return { entries: [], next: null }
    const found = yield* log.entries({
      ...question,
      action: question.action?.trim() || undefined,
      actor: by,
      subject: about,
      limit: pageLength + 1,
    })
    const entries = found.slice(0, pageLength)
    const ids = [...new Set(entries.flatMap(({ actor_account_id: id }) => (id === null ? [] : [id])))]
    const names = new Map((yield* accounts.originsOf(ids)).map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]))
    return {
      entries: entries.map((entry) => ({ ...entry, actor_name: names.get(entry.actor_account_id ?? '') ?? null })),
      next: found.length > pageLength ? (entries.at(-1)?.number ?? null) : null,
    }
  })
})
