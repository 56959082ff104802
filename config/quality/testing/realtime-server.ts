import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Platform } from '../../app/platform.ts'

type GatewayOptions = Parameters<Platform['realtime']['createServer']>[0]

/** Websocket server of a platform, without pages, in this process. */
export interface RealtimeServer {
  /** `http://127.0.0.1:port`. */
  readonly url: string
  end(): Promise<void>
}

/** Serves the platform's channels over websockets. */
export const startRealtimeServer = async (platform: Platform, options: Omit<GatewayOptions, 'publicUrl'> = {}): Promise<RealtimeServer> => {
  const server = createServer((_, response) => void response.writeHead(404).end())
  const gateway = platform.realtime.createServer({ publicUrl: 'http://kredka.test', ...options })
  server.on('upgrade', gateway.upgrade).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: async () => {
      await gateway.close()
      server.close()
    },
  }
}
