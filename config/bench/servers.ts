import { type Served, startServer } from './child.ts'
import { buildFloors } from './floors/build-floors.ts'
import type { Ground } from './ground.ts'

/** The address ours is told it has; it must not show where it really runs. */
const publicUrl = 'http://kredka.test'

export type Servers = Readonly<Record<'ours' | 'bare' | 'vike', Served>>

/** Starts ours, with so many megabytes of finished pages. */
export const startOurs = ({ url, folder }: Ground, pageCacheMb: number, cpuProfile?: string): Promise<Served> =>
  startServer({
    script: 'cli/main.ts',
    words: ['serve'],
    folder,
    cpuProfile,
    env: {
      DATABASE_URL: url,
      APP_ENV: 'production',
      PUBLIC_URL: publicUrl,
      JWT_SECRETS: 'a-secret-of-tests-that-nobody-else-has',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: '0',
      PAGE_CACHE_MB: String(pageCacheMb),
    },
  })

/** Starts ours, which keeps no page, and both floors over one database, each in a process of its own; `profiled` writes processor profiles of ours and Vike's. */
export const startServers = async (ground: Ground, profiled = false): Promise<Servers> => {
  const { url, folder } = ground
  const DATABASE_URL = url
  const cpuProfile = (name: string) => (profiled ? `${name}.cpuprofile` : undefined)
  const built = buildFloors(folder)
  const floor = { DATABASE_URL, NODE_ENV: 'production' }
  return {
    ours: await startOurs(ground, 0, cpuProfile('ours')),
    bare: await startServer({
      script: 'config/bench/floors/bare.ts',
      folder,
      env: { ...floor, PUBLIC_URL: publicUrl, BARE_FLOOR: built.bare },
    }),
    vike: await startServer({
      script: 'config/bench/floors/vike.ts',
      folder,
      cpuProfile: cpuProfile('vike'),
      env: { ...floor, VIKE_FLOOR: built.vike },
    }),
  }
}

/** Stops all of them. */
export const stopServers = async ({ ours, bare, vike }: Servers) => {
  await Promise.all([bare.stop(), vike.stop()])
  return ours.stop()
}
