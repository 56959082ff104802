import { type Request, Router } from 'express'
import type { CallerEcho } from './caller-echo.ts'

/** Checks a dependency: `null` when healthy, else one line. */
export type Check = () => Promise<string | null>

type Checks = Readonly<Record<string, Check>>

const runChecks = async (checks: Checks): Promise<Readonly<Record<string, string | null>>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => 'failed')] as const)),
  )

interface HealthOptions {
  readonly checks: Checks
  readonly warnings?: Checks
  readonly servesStale?: () => boolean
  /** Caller as this process sees it, for those who prove that they may know. */
  readonly echo?: (request: Request) => CallerEcho | null
}

/**
 * Routes `/healthz` (the process lives) and `/readyz` (503 until every check is healthy); warnings are shown and change
 * no status. `/readyz?for=reads`, for balancers, is 200 also while the database is away and stale pages are served.
 */
export const healthRoutes = ({ checks, warnings = {}, servesStale = () => false, echo = () => null }: HealthOptions): Router => {
  const router = Router()
  router.get('/healthz', (request, response) => {
    const caller = echo(request)
    response.set('Cache-Control', 'no-store').json({ status: 'ok', ...(caller && { caller }) })
  })
  router.get('/readyz', async (request, response) => {
    const [results, warned] = await Promise.all([runChecks(checks), runChecks(warnings)])
    const healthy = Object.values(results).every((line) => line === null)
    const isReadable = request.query['for'] === 'reads' && results['database'] !== null && servesStale()
    response
      .status(healthy || isReadable ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: healthy ? 'ok' : isReadable ? 'stale' : 'unavailable',
        checks: Object.fromEntries(Object.entries({ ...results, ...warned }).map(([name, line]) => [name, line ?? 'ok'])),
      })
  })
  return router
}
