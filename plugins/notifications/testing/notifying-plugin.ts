import { Effect, Schema } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { Overview } from '#core/overview/overview.ts'
import { badgeCounter, type LoadCounts, type MarkSeen } from '#core/plugin/badge-counters.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { everyone } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { type EventOf, Events, eventKind } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'

const Happened = eventKind('notification-fixture.happened', { to: Schema.Array(Schema.String), what: Schema.String })
type Happened = EventOf<typeof Happened>

/** Facility for which the fixture counts. */
export const facilityId = '01890000-0000-7000-8000-0000000000fa'

// Ids of waiting items by account.
const waiting = new Map<string, Set<string>>()
const Counts = token<LoadCounts>('notification-fixture/Counts')
const Marks = token<MarkSeen>('notification-fixture/Marks')

/** Emits an event that causes notifications. */
export const EmitHappened = token<UseCase<Omit<Happened, 'name'>, void>>('notification-fixture/Happen')
/** Adds a waiting item to an account. */
export const AddWaitingItem = token<UseCase<{ readonly account: string; readonly id: string }, void>>('notification-fixture/Wait')

/** Test plugin with one badge counter and one kind of notification. */
export const notificationFixture = definePlugin({
  name: 'notification-fixture',
  dependsOn: ['notifications'],
  providers: [
    provide(Counts, {}, () => (account) => {
      const n = waiting.get(account)?.size ?? 0
      return Effect.succeed({ new_things: n, new_things_by_facility: n ? { [facilityId]: n } : {} })
    }),
    provide(Marks, {}, () => (account, ids) => Effect.sync(() => ids.map((id) => waiting.get(account)?.delete(id)).some(Boolean))),
    provide(
      EmitHappened,
      { events: Events },
      ({ events }) =>
        (_, happened) =>
          events.emit(Happened.of(happened)),
    ),
    provide(
      AddWaitingItem,
      { overview: Overview, transaction: Transaction },
      ({ overview, transaction }) =>
        (_, { account, id }) =>
          transaction(
            Effect.suspend(() => {
              waiting.set(account, (waiting.get(account) ?? new Set()).add(id))
              return overview.publishCounts([account])
            }),
          ),
    ),
  ],
  badgeCounters: [badgeCounter('things', Counts, Marks)],
  notifications: [
    notification('probe.happened', {
      on: Happened,
      group: 'account',
      audience: everyone,
      to: ({ to }) => to,
      values: ({ what }) => ({ device: what }),
      label: 'notifications.notice.security_login',
      about: 'notifications.kind.security_login',
      mail: 'notifications.mail.security-login',
    }),
  ],
})
