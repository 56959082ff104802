import { Router } from 'express'

/** Something the platform cannot work without; `null` when it is well, else one line. */
export type Check = () => Promise<string | null>

/** `/healthz`: the process lives. `/readyz`: it can work; 503 until every check is well. */
export const healthRoutes = (checks: Readonly<Record<string, Check>>): Router => {
  const router = Router()
  router.get('/healthz', (_, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })
  router.get('/readyz', async (_, response) => {
    const told = Object.fromEntries(
      await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => 'failed')] as const)),
    )
    const well = Object.values(told).every((line) => line === null)
    response
      .status(well ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: well ? 'ok' : 'unavailable',
        checks: Object.fromEntries(Object.entries(told).map(([name, line]) => [name, line ?? 'ok'])),
      })
  })
  return router
}
