import { Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { channel } from '#core/plugin/channels.ts'
import { command } from '#core/plugin/commands.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { get, NoInput } from '#core/plugin/routes.ts'
import { Clock } from '#core/ports/clock.ts'
import { CurrentBuild } from '#core/ports/current-build.ts'
import { Realtime } from '#core/ports/live.ts'
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
  bindings: (bind) => {
    const telling = { announcements: Announcements, live: Realtime, clock: Clock, transaction: Transaction }
    bind(Announcements, makeAnnouncements, { db: Db })
    bind(ShowStatus, makeShowStatus, { announcements: Announcements, build: CurrentBuild, clock: Clock })
    bind(Greet, makeGreet, { showStatus: ShowStatus })
    bind(AnnounceMaintenance, makeAnnounceMaintenance, telling)
    bind(ClearMaintenance, makeClearMaintenance, telling)
  },
  routes: [
    get('/api/v1/status', {
      summary: 'How the service is, for who cannot hold a websocket open; 503 while it cannot work.',
      input: NoInput,
      output: StatusView,
      handler: ShowStatus,
      access: 'anyone',
    }),
  ],
  channels: [
    channel('/api/v1/status/ws', {
      frames: { health: HealthView, maintenance: Schema.NullOr(MaintenanceView), build: BuildView },
      access: 'anyone',
      onConnect: Greet,
      outage: { begins: { type: 'health', data: { status: 'degraded' } }, ends: { type: 'health', data: { status: 'ok' } } },
    }),
  ],
  commands: [
    command('maintenance announce', {
      description: 'Announces works on all open pages, in the place of what was announced before',
      options: [
        { flag: '--from <moment>', description: 'when they begin: 2026-11-22T22:00 on Warsaw’s clock, or with a zone' },
        { flag: '--to <moment>', description: 'when they end' },
        { flag: '--message <text>', description: 'what is said of them, in Polish' },
        { flag: '--message-ua <text>', description: 'the same in Ukrainian; in Polish unless told' },
        { flag: '--message-en <text>', description: 'the same in English; in Polish unless told' },
      ],
      input: NewMaintenance,
      handler: AnnounceMaintenance,
      format: ({ from, to, message }) => `Announced from ${from} to ${to}: ${message.pl}`,
    }),
    command('maintenance clear', {
      description: 'Takes the announcement back',
      input: NoInput,
      handler: ClearMaintenance,
      format: () => 'Nothing is announced any more.',
    }),
  ],
})
