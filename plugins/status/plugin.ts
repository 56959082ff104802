import { Schema } from 'effect'
import { channel } from '#core/plugin/channels.ts'
import { command } from '#core/plugin/commands.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { NoInput } from '#core/plugin/route.ts'
import { statusApi } from './contract/api.ts'
import { statusChannelPath } from './contract/channel.ts'
import { BuildView, HealthView, MaintenanceView } from './contract/status-view.ts'
import { NewMaintenance } from './domain/maintenance.ts'
import { status } from './migrations/20261124130000-status.ts'
import { makeAnnouncements } from './persistence/announcements.repository.ts'
import { AnnounceMaintenance, ClearMaintenance } from './use-cases/maintenance.ts'
import { ListInitialMessages, ShowStatus } from './use-cases/show-status.ts'

/** Status of the service: health, announced maintenance and build, pushed to every open page. */
export const plugin = definePlugin({
  name: 'status',
  migrations: [status],
  providers: [makeAnnouncements],
  endpoints: implement(statusApi, [ShowStatus]),
  channels: [
    channel(statusChannelPath, {
      frames: { health: HealthView, maintenance: Schema.NullOr(MaintenanceView), build: BuildView },
      access: 'anyone',
      onConnect: ListInitialMessages,
      outage: { begins: { type: 'health', data: { status: 'degraded' } }, ends: { type: 'health', data: { status: 'ok' } } },
    }),
  ],
  commands: [
    command('maintenance announce', {
      description: 'Announces maintenance on all open pages; replaces an earlier announcement',
      options: [
        { flag: '--from <moment>', description: 'start: 2026-11-22T22:00 in Warsaw time, or with a zone' },
        { flag: '--to <moment>', description: 'end' },
        { flag: '--message <text>', description: 'message in Polish' },
        { flag: '--message-ua <text>', description: 'message in Ukrainian; the Polish one by default' },
        { flag: '--message-en <text>', description: 'message in English; the Polish one by default' },
      ],
      input: NewMaintenance,
      handler: AnnounceMaintenance,
      format: ({ from, to, message }) => `Announced from ${from} to ${to}: ${message.pl}`,
    }),
    command('maintenance clear', {
      description: 'Withdraws the announcement',
      input: NoInput,
      handler: ClearMaintenance,
      format: () => 'Nothing is announced any more.',
    }),
  ],
})
