import type { Overview } from './overview-counts.ts'

/** Message of the main channel: pushed to the open pages of a signed-in user, or sent by one. */
export interface PushedMessage {
  readonly type: string
  readonly data: unknown
}

/** Followed main channel. */
export interface FollowedOverview {
  /** Sends a message on the channel; returns false without a connection. */
  send(message: PushedMessage): boolean
  /** Stops following, for signing out. */
  stop(): void
}

/** Browser side of the overview counters, provided by the plugin that serves them as `overviewClient` in its `web/client/overview.ts`. */
export interface OverviewClient {
  /**
   * Follows the counters of the signed-in user: calls back with the current ones and after each change, and with every
   * other message of the channel.
   */
  follow(onOverview: (overview: Overview) => void, onOther: (message: PushedMessage) => void): FollowedOverview
}

const clients = import.meta.glob<OverviewClient>('/plugins/*/web/client/overview.ts', { import: 'overviewClient' })

/** Loads the overview client; `null` when no plugin serves the overview. */
export const loadOverviewClient = async (): Promise<OverviewClient | null> => (await Object.values(clients)[0]?.()) ?? null
