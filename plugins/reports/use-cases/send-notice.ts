import { Effect } from 'effect'
import { type Actor, rateLimitKey, system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { handler } from '#core/plugin/handler.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Site } from '#core/ports/site.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { reportsApi } from '../contract/api.ts'
import type { NewNotice } from '../contract/notice.ts'
import { ownAddress } from '../domain/own-address.ts'
import { addressType } from '../domain/report.ts'
import { ReceiveReport, type ReportedTarget } from '../services/receive-report.ts'

/** Limit of notices without an account. */
const noticeLimit = { times: 5, seconds: 3600 } as const

/** Stores a notice about an address, without an account (Art. 16 DSA). An address that shows a public thing joins the reports about it. */
export const SendNotice = handler(
  reportsApi.sendNotice,
  { reportables: Reportables, receiveReport: ReceiveReport, rateLimit: RateLimit, site: Site, transaction: Transaction },
  ({ reportables, receiveReport, rateLimit, site, transaction }) => {
    const locate = Effect.fn('reports.locate')(function* (url: string) {
      const address = ownAddress(url, site.url)
      for (const { type, things } of address ? reportables : []) {
        const id = address && (yield* things.locate(address))
        const thing = id ? yield* things.find(system, id) : null
        if (!thing?.isPublic) continue
        const { facilityId: facility_id, title, authorIds } = thing
        return { target_type: type, target_id: thing.id, facility_id, title, authorIds } satisfies ReportedTarget
      }
      return {
        target_type: addressType,
        target_id: newId(),
        facility_id: null,
        title: url.slice(0, 200),
        authorIds: [],
      } satisfies ReportedTarget
    })
    const store = Effect.fn('reports.store-notice')(function* (
      actor: Actor,
      { url, reason, text, name, email, language = 'pl' }: NewNotice,
    ) {
      const notifier = email === undefined ? null : { name: name ?? '', email, language }
      const report = yield* receiveReport(actor, yield* locate(url), { account: null, notifier, url }, { reason, text }).pipe(
        // Counted are only reports of accounts.
        Effect.catchTag('ReportLimitReached', Effect.die),
      )
      return { number: report.number }
    }, transaction)
    return Effect.fn('reports.send-notice')(function* (actor, notice) {
      yield* rateLimit.consume('reports.notice', rateLimitKey(actor), noticeLimit)
      return yield* store(actor, notice)
    })
  },
)
