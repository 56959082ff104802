import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Notifications } from '#core/plugin/notices.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mailbox.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Accounts } from '#plugins/accounts/contract/questions.ts'
import { digestRhythm, type NoticeStore, type Preferences } from '../domain/notices.port.ts'
import { preferenceFor } from '../domain/preferences.ts'
import type { UnsubscribeLink } from './unsubscribe-link.ts'

interface Dependencies {
  readonly accounts: Accounts
  readonly store: NoticeStore
  readonly preferences: Preferences
  readonly mailQueue: MailQueue
  readonly unsubscribeLink: UnsubscribeLink
  readonly overview: Overview
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Tells the addressees of an event of it, each in the ways they have chosen: in the application, by mail at once, or in the mail of the hour or day. */
export const makeRaiseNotice = (dependencies: Dependencies): Notifications['send'] => {
  const { accounts, store, preferences, mailQueue, unsubscribeLink, overview, clock, transaction } = dependencies
  return Effect.fn('notifications.raise')(function* (notice, event) {
    const told: string[] = []
    for (const { id: accountId, email, first_name, language } of yield* accounts.byIds(notice.to(event))) {
      const chosen = (yield* preferences.of(accountId)).find(({ kind }) => kind === notice.kind)
      const wanted = preferenceFor(notice, chosen)
      const digest = digestRhythm(wanted.email)
      const [id, created_at, values] = [newId(), clock.now().toISOString(), notice.values(event)]
      if (wanted.in_app || digest)
        yield* store.add({ id, account_id: accountId, kind: notice.kind, values, in_app: wanted.in_app, digest, created_at })
      if (wanted.in_app) told.push(accountId)
      if (wanted.email !== 'now') continue
      yield* mailQueue.enqueue({
        to: email,
        language,
        template: notice.mail,
        values: { ...values, name: first_name, at: created_at },
        key: `notice:${id}`,
        ...(!notice.required && { unsubscribe: unsubscribeLink(accountId, notice.kind) }),
      })
    }
    yield* overview.changed(told)
  }, transaction)
}
