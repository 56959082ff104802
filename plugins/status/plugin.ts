import { Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { channel } from '#core/plugin/channels.ts'
import { command } from '#core/plugin/commands.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { get, NoInput } from '#core/plugin/routes.ts'
import { Clock } from '#core/ports/clock.ts'
import { CurrentBuild } from '#core/ports/current-build.ts'
import { Live } from '#core/ports/live.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { BuildView, HealthView, MaintenanceView, StatusView } from './contract/status-view.ts'
import { Announcements } from './domain/announcements.port.ts'
import { NewMaintenance } from './domain/maintenance.ts'
import { status } from './migrations/20261124130000-status.ts'
import { makeAnnouncements } from './persistence/announcements.repository.ts'
import { AnnounceMaintenance, makeAnnounceMaintenance } from './use-cases/announce-maintenance.ts'
import { ClearMaintenance, makeClearMaintenance } from './use-cases/clear-maintenance.ts'
import { Greet, makeGreet } from './use-cases/greet.ts'
import { makeShowStatus, ShowStatus } from './use-cases/show-status.ts'

/** How the service is: health, announced works and the build, told to every open page as it changes. */
export const plugin = definePlugin({
  name: 'status',
  migrations: [status],
  wire: (provide) => {
    const telling = { announcements: Announcements, live: Live, clock: Clock, transaction: Transaction }
    provide(Announcements, makeAnnouncements, { db: Db })
    provide(ShowStatus, makeShowStatus, { announcements: Announcements, build: CurrentBuild, clock: Clock })
    provide(Greet, makeGreet, { showStatus: ShowStatus })
    provide(AnnounceMaintenance, makeAnnounceMaintenance, telling)
    provide(ClearMaintenance, makeClearMaintenance, telling)
  },
  routes: [
    get('/api/v1/status', {
      tells: 'How the service is, for who cannot hold a websocket open; 503 while it cannot work.',
      takes: NoInput,
      gives: StatusView,
      does: ShowStatus,
      may: 'anyone',
    }),
  ],
  channels: [
    channel('/api/v1/status/ws', {
      frames: { health: HealthView, maintenance: Schema.NullOr(MaintenanceView), build: BuildView },
      may: 'anyone',
      greets: Greet,
      outage: { begins: { type: 'health', data: { status: 'degraded' } }, ends: { type: 'health', data: { status: 'ok' } } },
    }),
  ],
  commands: [
    command('maintenance announce', {
      tells: 'Announces works on all open pages, in the place of what was announced before',
      options: [
        { flag: '--from <moment>', tells: 'when they begin: 2026-11-22T22:00 on Warsaw’s clock, or with a zone' },
        { flag: '--to <moment>', tells: 'when they end' },
        { flag: '--message <text>', tells: 'what is said of them, in Polish' },
        { flag: '--message-ua <text>', tells: 'the same in Ukrainian; in Polish unless told' },
        { flag: '--message-en <text>', tells: 'the same in English; in Polish unless told' },
      ],
      takes: NewMaintenance,
      does: AnnounceMaintenance,
      shows: ({ from, to, message }) => `Announced from ${from} to ${to}: ${message.pl}`,
    }),
    command('maintenance clear', {
      tells: 'Takes the announcement back',
      takes: NoInput,
      does: ClearMaintenance,
      shows: () => 'Nothing is announced any more.',
    }),
  ],
})
