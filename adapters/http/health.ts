import { Router } from 'express'

/** Something the platform cannot work without; `null` when it is well, else one line. */
export type Check = () => Promise<string | null>

type Checks = Readonly<Record<string, Check>>

const look = async (checks: Checks): Promise<Readonly<Record<string, string | null>>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => 'failed')] as const)),
  )

/** `/healthz`: the process lives. `/readyz`: it can work; 503 until every check is well, whatever the remarks tell of. */
export const healthRoutes = (checks: Checks, remarks: Checks = {}): Router => {
  const router = Router()
  router.get('/healthz', (_, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })
  router.get('/readyz', async (_, response) => {
    const [told, remarked] = await Promise.all([look(checks), look(remarks)])
    const well = Object.values(told).every((line) => line === null)
    response
      .status(well ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: well ? 'ok' : 'unavailable',
        checks: Object.fromEntries(Object.entries({ ...told, ...remarked }).map(([name, line]) => [name, line ?? 'ok'])),
      })
  })
  return router
}
