import type { ChannelPath } from '#core/plugin/channels.ts'
import { currentUser, onUser } from '../session/current-user.ts'
import { bearerForChannel } from '../session/session-client.ts'
import { type FollowedChannel, followChannel, type RealtimeMessage, type SentMessage } from './follow-channel.ts'

/** State of a channel: `offline` after two failures in a row, when it polls. */
export type ChannelStatus = 'connecting' | 'live' | 'offline'

/** Returns the state of a channel after so many failures in a row. */
export const statusOf = (failures: number): ChannelStatus => (failures === 0 ? 'live' : failures === 1 ? 'connecting' : 'offline')

/** Part of a page that uses a channel. */
export interface ChannelUser {
  onMessage(message: RealtimeMessage): unknown
  /** Fetches the state by an HTTP request, while no websocket connection is possible. */
  poll(): unknown
  onStatus(status: ChannelStatus): void
}

/** Connection of one channel, which all parts of a page use together. */
interface Connection {
  readonly users: Set<ChannelUser>
  readonly send: FollowedChannel['send']
  status(): ChannelStatus
  close(): void
}

/** Time for which a connection stays open that nothing uses: until the next page of the tab has been rendered. Milliseconds. */
const lingerMs = 3000

const bearer = async (renew: boolean) => (currentUser() ? bearerForChannel(renew) : null)

const open = (path: ChannelPath): Connection => {
  const users = new Set<ChannelUser>()
  let status: ChannelStatus = 'connecting'
  const setStatus = (next: ChannelStatus) => {
    status = next
    for (const user of users) user.onStatus(next)
  }
  const follow = () =>
    followChannel({
      // The server answers with texts of the page's language.
      path: `${path}?lang=${document.documentElement.lang}`,
      bearer,
      onMessage: (message) => {
        for (const user of users) void user.onMessage(message)
      },
      poll: () => {
        for (const user of users) void user.poll()
      },
      onFailures: (failures) => setStatus(statusOf(failures)),
    })
  let followed = follow()
  let userId = currentUser()?.id
  const stopUser = onUser((user) => {
    if (user?.id === userId) return
    userId = user?.id
    followed.stop()
    setStatus('connecting')
    followed = follow()
  })
  return {
    users,
    send: (message) => followed.send(message),
    status: () => status,
    close: () => {
      stopUser()
      followed.stop()
    },
  }
}

const connections = new Map<ChannelPath, Connection>()

/**
 * Uses a channel other than the main one, by the same connection as all other parts of the page; it is open while
 * something uses it.
 */
export const joinChannel = (path: ChannelPath, user: ChannelUser): { send(message: SentMessage): boolean; leave(): void } => {
  const connection = connections.get(path) ?? open(path)
  connections.set(path, connection)
  connection.users.add(user)
  user.onStatus(connection.status())
  const closeIfUnused = () => {
    if (connection.users.size > 0 || connections.get(path) !== connection) return
    connections.delete(path)
    connection.close()
  }
  return {
    send: (message) => connection.send(message),
    leave: () => {
      connection.users.delete(user)
      setTimeout(closeIfUnused, lingerMs)
    },
  }
}
