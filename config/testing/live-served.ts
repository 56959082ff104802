import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Platform } from '../platform.ts'

type Door = Parameters<Platform['live']['door']>[0]

/** Websockets of a platform without pages, served from this process. */
export interface LiveServed {
  /** `http://127.0.0.1:port`, its own origin. */
  readonly url: string
  end(): Promise<void>
}

/** Opens a door of the platform's live channels. */
export const liveServed = async (platform: Platform, manner: Omit<Door, 'publicUrl'> = {}): Promise<LiveServed> => {
  const server = createServer((_, response) => void response.writeHead(404).end())
  const access = platform.live.door({ publicUrl: 'http://kredka.test', ...manner })
  server.on('upgrade', access.upgrade).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: async () => {
      await access.end()
      server.close()
    },
  }
}
