import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { InvitedAccounts } from '#plugins/accounts/contract/invited-accounts.ts'
import { type ImportResult, PartnerRow, type RowResult } from '../contract/row.ts'
import { type PartnerFacility, PartnerMembers } from '../domain/members.port.ts'
import { GrantWaiting } from './grant-waiting.ts'

type Result = Omit<RowResult, 'row'>

/** Trims the texts of a row and composes their letters (NFC), as exports of spreadsheets need. */
const normalizeTexts = (row: unknown): unknown =>
  typeof row !== 'object' || row === null || Array.isArray(row)
    ? row
    : Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name.trim(), typeof value === 'string' ? value.trim().normalize('NFC') : value]),
      )

const failed = (result: RowResult['result'], detail: string | null = null): Result => ({ result, detail })

/** Imports one row in a transaction of its own; whatever is wrong with it is its result. */
export const ImportRow = define(
  'partners/ImportRow',
  {
    members: PartnerMembers,
    invited: InvitedAccounts,
    grantWaiting: GrantWaiting,
    mailQueue: MailQueue,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ members, invited, grantWaiting, mailQueue, audit, clock, transaction }) => {
    const member = (partner: string, row: PartnerRow, accountId: string, facility: PartnerFacility, waitsSince: string | null) => ({
      account_id: accountId,
      facility_id: facility.id,
      partner,
      partner_facility_id: row.partner_facility_id,
      role: row.role,
      imported_at: clock.now().toISOString(),
      waits_since: waitsSince,
      state: 'waiting' as const,
    })

    const invite = Effect.fn('partners.invite')(function* (actor: Actor, partner: string, row: PartnerRow, facility: PartnerFacility) {
      const { email, first_name: firstName, last_name: lastName, language } = row
      const thirdPartyData = { partner_facility_id: row.partner_facility_id, rspo: row.rspo ?? null, role: row.role }
      const account = yield* invited.invite({ email, firstName, lastName, language, source: `partner:${partner}`, thirdPartyData })
      yield* members.add(member(partner, row, account.id, facility, clock.now().toISOString()))
      yield* audit.record({
        actor,
        action: 'partners.account-created',
        subject: account.id,
        about: { partner, facility: facility.id, role: row.role },
      })
      yield* mailQueue.enqueue({
        to: normalizeEmail(email),
        language,
        template: 'partners.mail.welcome',
        values: {
          name: firstName.trim(),
          facility: facility.name,
          partner,
          email: normalizeEmail(email),
          password: account.password,
          token: account.token,
        },
        key: `partners.first-password:${account.id}`,
      })
      return failed('created')
    })

    const importValid = Effect.fn('partners.import-row')(function* (actor: Actor, partner: string, row: PartnerRow) {
      const facility = yield* members.findFacility(partner, row.partner_facility_id, row.rspo ?? null)
      if (!facility) return failed('error/partner-facility-not-found')
      const known = yield* invited.find(row.email)
      if (!known) return yield* invite(actor, partner, row, facility)
      // An account that its owner registered herself is not the partner's to connect.
      if (known.source !== `partner:${partner}`) return failed('error/email-taken')
      if (yield* members.add(member(partner, row, known.id, facility, known.accepted ? null : clock.now().toISOString())))
        yield* audit.record({
          actor,
          action: 'partners.account-linked',
          subject: known.id,
          about: { partner, facility: facility.id, role: row.role },
        })
      if (known.accepted) yield* grantWaiting(known.id)
      return failed('linked')
    }, transaction)

    return (actor: Actor, partner: string, row: unknown): Effect.Effect<Result> => {
      const decoded = decodeInput(PartnerRow, normalizeTexts(row))
      if ('schema' in decoded)
        return Effect.succeed(
          failed(
            'error/account-creation-failed',
            Object.entries(decoded.schema)
              .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
              .join('; '),
          ),
        )
      return importValid(actor, partner, decoded.value).pipe(
        Effect.catchTag('EmailTaken', () => Effect.succeed(failed('error/email-taken'))),
      )
    }
  },
)

/** Imports the rows of a partner one after the other; a bad row stops none of the others. */
export const ImportRows = define('partners/ImportRows', { importRow: ImportRow }, ({ importRow }) =>
  Effect.fn('partners.import-rows')(function* (actor: Actor, partner: string, rows: readonly unknown[]) {
    const results: RowResult[] = []
    for (const [index, row] of rows.entries()) results.push({ row: index + 1, ...(yield* importRow(actor, partner, row)) })
    const times = (result: RowResult['result']) => results.filter((one) => one.result === result).length
    const created = times('created')
    const linked = times('linked')
    const summary: ImportResult = { created, linked, failed: results.length - created - linked, rows: results }
    return summary
  }),
)

export type ImportRows = PortOf<typeof ImportRows>
