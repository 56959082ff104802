import { buildBaselines } from './baselines/build-baselines.ts'
import { type MeasuredServer, startServer } from './child-process.ts'
import type { BenchEnvironment } from './environment.ts'

/** Public URL of the product, independent of its real port, so that responses are comparable. */
const publicUrl = 'http://kredka.test'

/** Main host of the product. */
export const publicHost = new URL(publicUrl).host

export type Servers = Readonly<Record<'ours' | 'bare' | 'vike', MeasuredServer>>

/** Starts the product with a page cache of this size. */
export const startOurs = ({ url, folder }: BenchEnvironment, pageCacheMb: number, cpuProfile?: string): Promise<MeasuredServer> =>
  startServer({
    script: 'cli/main.ts',
    args: ['serve'],
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

/**
 * Starts the product without page cache and both baselines on one database, each in its own process; `profiled` writes
 * CPU profiles of the product and the Vike baseline.
 */
export const startServers = async (environment: BenchEnvironment, profiled = false): Promise<Servers> => {
  const { url, folder } = environment
  const DATABASE_URL = url
  const cpuProfile = (name: string) => (profiled ? `${name}.cpuprofile` : undefined)
  const built = buildBaselines(folder)
  const baseline = { DATABASE_URL, NODE_ENV: 'production' }
  return {
    ours: await startOurs(environment, 0, cpuProfile('ours')),
    bare: await startServer({
      script: 'config/quality/bench/baselines/bare.ts',
      folder,
      env: { ...baseline, PUBLIC_URL: publicUrl, BARE_FLOOR: built.bare },
    }),
    vike: await startServer({
      script: 'config/quality/bench/baselines/vike.ts',
      folder,
      cpuProfile: cpuProfile('vike'),
      env: { ...baseline, VIKE_FLOOR: built.vike },
    }),
  }
}

/** Stops all servers; returns the resource usage of the product. */
export const stopServers = async ({ ours, bare, vike }: Servers) => {
  await Promise.all([bare.stop(), vike.stop()])
  return ours.stop()
}
