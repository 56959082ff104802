import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { handler } from '#core/plugin/handler.ts'
import { Translator } from '#core/ports/translator.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { supportApi } from '../contract/api.ts'
import type { AuditEntryView } from '../contract/audit.ts'
import { AuditLog, type AuditQuestion } from '../domain/logs.port.ts'
import { parseSearch } from '../domain/parse-search.ts'

/** Entries of a page. */
const pageLength = 50

const kinds = ['operator', 'platform', 'visitor']

/** Finds whom and what a typed text means: an id, an e-mail address, or the first letters of names of people and facilities. */
const FindAudited = define('support/FindAudited', { log: AuditLog, accounts: AccountOrigins }, ({ log, accounts }) => {
  const peopleOf = Effect.fn('support.find-audited-people')(function* (text: string) {
    const search = parseSearch(text)
    if (search === null) return []
    if (search.kind === 'id') return [search.id]
    if (search.kind === 'email') {
      const account = yield* accounts.originOfEmail(text)
      return account ? [account.id] : []
    }
    return yield* accounts.idsNamed(search.words)
  })
  return {
    actorOf: Effect.fn('support.find-audit-actor')(function* (text: string): Effect.fn.Return<AuditQuestion['actor']> {
      return kinds.includes(text) ? { kind: text } : { accountIds: yield* peopleOf(text) }
    }),
    subjectsOf: Effect.fn('support.find-audit-subjects')(function* (text: string) {
      const search = parseSearch(text)
      const people = yield* peopleOf(text)
      if (search === null || !('words' in search)) return people
      return [...people, ...(yield* log.facilitiesNamed(search.words))]
    }),
  }
})

/** Names the people and facilities of entries; who or what no longer exists has no name. */
const NameAudited = define('support/NameAudited', { log: AuditLog, accounts: AccountOrigins }, ({ log, accounts }) =>
  Effect.fn('support.name-audited')(function* (entries: Effect.Success<ReturnType<AuditLog['entries']>>) {
    const facilityOf = ({ about: { facility } }: Pick<AuditEntryView, 'about'>) =>
      typeof facility === 'string' && isUuid(facility) ? facility : null
    const people = new Set(entries.flatMap(({ actor_account_id, subject_account_id }) => [actor_account_id, subject_account_id]))
    const origins = yield* accounts.originsOf([...people].filter((id) => id !== null))
    const names = new Map(origins.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]))
    const facilities = yield* log.facilityNames([...new Set(entries.map(facilityOf).filter((id) => id !== null))])
    return entries.map((entry) => ({
      ...entry,
      actor_name: names.get(entry.actor_account_id ?? '') ?? null,
      subject_name: names.get(entry.subject_account_id ?? '') ?? null,
      facility_name: facilities.get(facilityOf(entry) ?? '') ?? null,
    }))
  }),
)

/** Lists entries of the audit log with the names of people and facilities, the newest first. */
export const ListAudit = handler(
  supportApi.listAudit,
  { log: AuditLog, findAudited: FindAudited, nameAudited: NameAudited, translator: Translator },
  ({ log, findAudited, nameAudited, translator }) =>
    Effect.fn('support.list-audit')(function* (_, { actor, subject, ...question }) {
      const areas = Object.keys(translator.pick('pl', ['*.audited'])).flatMap((key) => /^(.+)\.audited$/.exec(key)?.[1] ?? [])
      const who = actor?.trim() || undefined
      const about = subject?.trim() || undefined
      const found = yield* log.entries({
        ...question,
        action: question.action?.trim() || undefined,
        actor: who === undefined ? undefined : yield* findAudited.actorOf(who),
        subjects: about === undefined ? undefined : yield* findAudited.subjectsOf(about),
        limit: pageLength + 1,
      })
      const entries = found.slice(0, pageLength)
      return {
        entries: yield* nameAudited(entries),
        next: found.length > pageLength ? (entries.at(-1)?.number ?? null) : null,
        areas,
      }
    }),
)
