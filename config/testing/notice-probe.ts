import { Effect } from 'effect'
import { Overview } from '#core/overview/overview.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { badgeCounter, type LoadCounts, type MarkSeen } from '#core/plugin/counters.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { notification } from '#core/plugin/notices.ts'
import { type DomainEvent, eventKind, Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'

interface Happened extends DomainEvent {
  readonly name: 'notice-probe.happened'
  readonly to: readonly string[]
  readonly what: string
}
const Happened = eventKind<Happened>('notice-probe.happened')

/** A facility that the probe counts for. */
export const facility = '01890000-0000-7000-8000-0000000000fa'

// What waits, by account: ids of things.
const waiting = new Map<string, Set<string>>()
const Counts = token<LoadCounts>('notice-probe/Counts')
const Marks = token<MarkSeen>('notice-probe/Marks')

/** Something happens that people are told of. */
export const Happen = token<UseCase<Omit<Happened, 'name'>, void>>('notice-probe/Happen')
/** Something waits for an account. */
export const Wait = token<UseCase<{ readonly account: string; readonly id: string }, void>>('notice-probe/Wait')

/** A plugin for tests: one counter in one line, one kind of notice in one line. */
export const noticeProbe = definePlugin({
  name: 'notice-probe',
  dependsOn: ['notifications'],
  bindings: (bind) => {
    bind(
      Counts,
      () => (account) => {
        const n = waiting.get(account)?.size ?? 0
        return Effect.succeed({ new_things: n, new_things_by_facility: n ? { [facility]: n } : {} })
      },
      {},
    )
    bind(Marks, () => (account, ids) => Effect.sync(() => ids.map((id) => waiting.get(account)?.delete(id)).some(Boolean)), {})
    bind(
      Happen,
      ({ events }) =>
        (_, happened) =>
          events.emit(Happened.of(happened)),
      { events: Events },
    )
    bind(
      Wait,
      ({ overview, transaction }) =>
        (_, { account, id }) =>
          transaction(
            Effect.suspend(() => {
              waiting.set(account, (waiting.get(account) ?? new Set()).add(id))
              return overview.changed([account])
            }),
          ),
      { overview: Overview, transaction: Transaction },
    )
  },
  badgeCounters: [badgeCounter('things', Counts, Marks)],
  notifications: [
    notification('probe.happened', {
      on: Happened,
      to: ({ to }) => to,
      values: ({ what }) => ({ device: what }),
      label: 'notifications.notice.security_login',
      about: 'notifications.kind.security_login',
      mail: 'notifications.mail.security-login',
    }),
  ],
})
